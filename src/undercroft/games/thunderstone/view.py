def view(s, viewer): return {}
