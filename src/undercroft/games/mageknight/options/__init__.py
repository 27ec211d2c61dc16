"""House rules, one file each: rows of `HOUSE`."""
