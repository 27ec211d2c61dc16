"""Cards, Units and skills, and how they are used."""
