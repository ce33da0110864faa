"""A player for the arena in plain Python: it takes the first move, or one by chance. It needs no library.

    frontier arena greedy "run:python examples/bots/arena_first.py"

Every line of standard input is a question, every line of standard output an answer; see docs/arena.md.
"""

import json
import random
import sys

for line in sys.stdin:
    question = json.loads(line)
    chance = random.Random(question["seed"])  # asked again, it answers alike
    moves = [move["text"] for move in question["moves"]]
    move = moves[0] if chance.random() < 0.5 else chance.choice(moves)
    print(json.dumps({"move": move, "explain": {"moves": len(moves)}}), flush=True)
