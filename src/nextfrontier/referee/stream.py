"""The referee on a stream of JSON lines: one reply for every line, in order, flushed at once."""

from __future__ import annotations

from typing import BinaryIO, Final

import msgspec

from nextfrontier.kernel.reasons import Problem, problem
from nextfrontier.kit.problems import MOST_OF_A_DETAIL
from nextfrontier.protocol.replies import AnyReply, ErrorReply
from nextfrontier.referee.reading import bad_request
from nextfrontier.referee.referee import Referee

LONGEST_LINE: Final = 1 << 20


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer every line until the end of input."""
    referee = Referee()
    encoder = msgspec.json.Encoder()
    while True:
        line = source.readline(LONGEST_LINE + 2)
        if not line:
            return
        if not line.strip():
            continue
        if is_oversized(line):
            skip_rest(source, line)
            reply: AnyReply = refuse(referee, problem("line_has_most_bytes", longest_line=LONGEST_LINE))
        else:
            reply = answer(referee, line)
        sink.write(encoder.encode(reply) + b"\n")
        sink.flush()


def answer(referee: Referee, line: bytes) -> AnyReply:
    """Return the reply to one line."""
    try:
        request = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        return refuse(referee, problem("not_json", error=str(error)[:MOST_OF_A_DETAIL]))
    return referee.answer(request)


def is_oversized(line: bytes) -> bool:
    """Is this line, or the part of it that was read, too long?"""
    return len(line.rstrip(b"\r\n")) > LONGEST_LINE


def skip_rest(source: BinaryIO, line: bytes) -> None:
    """Read to the end of a line that is too long, without keeping it."""
    while line and not line.endswith(b"\n"):
        line = source.readline(LONGEST_LINE)


def refuse(referee: Referee, problem: Problem) -> ErrorReply:
    """Return the reply to a line that is no request."""
    return referee.refuse(None, bad_request(problem).reasons)
