"""Numbers on which the sources disagree. Each stands only here, so that it is easy to correct (rulebook, table D)."""

CHALICE_DEFENDER_ATTACK, CHALICE_DEFENDER_MAGIC = 3, 0  # or magic attack 3 (D39)
CHALICE_PALADIN_ATTACK, CHALICE_PALADIN_MAGIC = 0, 4  # or attack 4
ELF_SORCERER_XP = 3  # or 2
FEAYN_ARCHER_ATTACK = 2  # or 1
OUTLANDS_SLAYER_ATTACK = 5  # or 4
OUTLANDS_KHAN_ATTACK, OUTLANDS_KHAN_VP = 7, 3  # or 5 and 2
REGIAN_BISHOP_DRAWS = 1  # cards for each Disease; or 2
SUCCUBUS_XP, SUCCUBUS_VP = 2, 4  # or 1 and 3
TORMENTOR_XP, TORMENTOR_VP = 3, 6  # or 2 and 2
NOXIOUS_SLAG_XP, NOXIOUS_SLAG_VP = 3, 6  # or 2 and 4
PEGASUS_ATTACK, PEGASUS_MAGIC = 0, 1  # or attack 1 (D22)
LORD_MORTIS_DARK = {"ruling": 1, "ru": 1, "pl": 2}  # D5: by the edition of the rulebook
DISEASE_COPIES = 15  # derived; the stack is unlimited anyway (T9.5)
