"""placeholder"""


class Greedy:
    def __init__(self, random):
        self.random = random

    def choose(self, seen):
        return seen.decision.keys[0]
