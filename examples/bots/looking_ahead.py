"""A bot that looks one move ahead, in plain Python: it knows no rules, only the protocol of `frontier referee`.

It starts a referee, deals a game and plays all seats. Before a move it asks for games that its seat might be in
(`determinize`), tries some moves on copies of them (`fork`) and takes the one with the best forecast.

    python examples/bots/looking_ahead.py --game underwater-cities --seats 2 --seed 7
"""

import argparse
import json
import random
import shlex
import subprocess
from typing import Any

Document = dict[str, Any]


class Referee:
    """A referee in a process of its own: one line of JSON for each request, one for each reply."""

    def __init__(self, command: str) -> None:
        self.process = subprocess.Popen(
            shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
        )
        self.asked = 0

    def ask(self, do: str, **fields: Any) -> Document:
        """Return the reply to a request; stop with the message of an error."""
        self.asked += 1
        source, sink = self.process.stdout, self.process.stdin
        assert source is not None
        assert sink is not None
        sink.write(json.dumps({"id": self.asked, "do": do, **fields}) + "\n")
        sink.flush()
        reply: Document = json.loads(source.readline())
        if not reply["ok"]:
            raise SystemExit(f"{do}: {reply['error']['code']}: {reply['error']['message']}")
        return reply

    def close(self) -> int:
        """End the referee: it stops at the end of its input."""
        self.process.communicate()
        return self.process.returncode


def choose(referee: Referee, decision: Document, options: argparse.Namespace, chance: random.Random) -> str:
    """Return the move with the best forecast, averaged over games that the seat might be in."""
    moves: list[str] = [move["text"] for move in decision["moves"]]
    if len(moves) > options.moves:
        moves = chance.sample(moves, options.moves)
    if len(moves) == 1:
        return moves[0]
    worth = dict.fromkeys(moves, 0.0)
    for _ in range(options.worlds):
        world = referee.ask("determinize", seat=decision["seat"], seed=chance.getrandbits(64))["handle"]
        for move in moves:
            worth[move] += value_after(referee, world, decision["seat"], move)
        referee.ask("drop", handle=world)
    return max(moves, key=lambda move: worth[move])


def value_after(referee: Referee, world: str, seat: int, move: str) -> int:
    """Return what a move is worth in one world: points if the game ended then, or levels in a race."""
    copy = referee.ask("fork", handle=world)["handle"]
    referee.ask("play", seat=seat, move=move, handle=copy)
    forecast = referee.ask("forecast", seat=seat, handle=copy)
    referee.ask("drop", handle=copy)
    points: int = (
        forecast["score_now"]["total"] if "score_now" in forecast else sum(forecast["race"]["levels"])
    )
    return points


def play(referee: Referee, options: argparse.Namespace) -> Document:
    """Play a whole game; return its result."""
    chance = random.Random(options.seed)
    reply = referee.ask("new", game=options.game, seats=options.seats, seed=options.seed)
    while True:
        waiting = [decision for decision in reply["decisions"] if not decision["optional"]]
        if not waiting:
            return referee.ask("result")
        decision = waiting[0]
        move = choose(referee, decision, options, chance)
        reply = referee.ask("play", seat=decision["seat"], move=move)


def main() -> int:
    """Read the command line, play, tell the result."""
    parser = argparse.ArgumentParser(description="Play a game by looking one move ahead.")
    parser.add_argument("--referee", default="frontier referee", help="command that starts the referee")
    parser.add_argument("--game", default="underwater-cities")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--moves", type=int, default=8, help="moves that are tried at a decision")
    parser.add_argument("--worlds", type=int, default=2, help="games that the seat might be in")
    options = parser.parse_args()
    referee = Referee(options.referee)
    result = play(referee, options)
    print(json.dumps({"ranking": result["ranking"], "scores": result["scores"]}))
    return referee.close()


if __name__ == "__main__":
    raise SystemExit(main())
