def refusals(s, d): return []
