"""Commands that a player can type beside moves. Each command gets the desk and the rest of the line."""

from __future__ import annotations

from collections.abc import Callable
from shlex import quote
from typing import TYPE_CHECKING, Final

from nextfrontier.bots.foreseeing import advise
from nextfrontier.bots.levels import adviser_of, level_of
from nextfrontier.bots.turns import first_budget
from nextfrontier.cli.speech import Speech, Trouble
from nextfrontier.cli.terminal.desk import Desk, Leave, guesses, is_number
from nextfrontier.cli.terminal.storage import autosave, state_directory, typed_path, write_save
from nextfrontier.cli.terminal.told import tell_events
from nextfrontier.kernel.reasons import Reason, Refused
from nextfrontier.protocol.advice import tell_advice
from nextfrontier.record.asking import NOT_ASKED
from nextfrontier.record.resolved import why_not

if TYPE_CHECKING:
    from nextfrontier.cli.terminal.face import Entry, Face

LOG_EVENTS: Final = 20
MOST_RULES: Final = 12

Command = Callable[[Desk, str], None]


def obey(desk: Desk, line: str) -> None:
    """Obey a line: an answer or a command. Every fault of the line becomes a message."""
    text = line.strip()
    try:
        if not text or desk.choose(text):
            return
        found = command(desk.face, text)
        if found is None:
            raise desk.not_understood(text)
        run, rest = found
        run(desk, rest)
    except Refused as refused:
        desk.say_reasons(refused.reasons)
    except Trouble as trouble:
        desk.console.say(desk.console.speech.tell(trouble))


def command(face: Face, text: str) -> tuple[Command, str] | None:
    """Return the command that a line names, in full or by a beginning of its own, and the rest of the line."""
    commands = commands_of(face)
    word, _, rest = text.partition(" ")
    word = ALIASES.get(word.lower(), word.lower())
    found = [name for name in commands if name.startswith(word)]
    name = word if word in commands else found[0] if len(found) == 1 else ""
    return (commands[name][0], rest.strip()) if name else None


def commands_of(face: Face) -> dict[str, tuple[Command, str]]:
    """Return all commands: those of every game, and the pages of this one."""
    return {**COMMANDS, **{name: (page(name), "") for name in face.pages()}}


def meaning_of(name: str, face: Face, speech: Speech) -> str:
    """Say what a command does."""
    pages, examples = face.pages(), face.examples
    if name in pages:
        return pages[name]
    parts = {
        "card": {"cards": examples.cards, "example": examples.card},
        "rules": {"id": examples.rule, "word": examples.rule_word},
    }
    return speech.say_with(f"terminal.command.{name}", parts.get(name, {}))


# Looking around.


def show(desk: Desk, _rest: str) -> None:
    """Show the position once more."""
    if not desk.moves:
        raise Trouble("over")
    desk.show(whole=True)


def moves(desk: Desk, _rest: str) -> None:
    """Show the open menu once more, from its beginning."""
    if not desk.moves:
        raise Trouble("nothing_asked")
    desk.open(desk.moves, "")


def board(desk: Desk, rest: str) -> None:
    """Show a player's area."""
    seats = desk.record.seats
    number = rest.lower().removeprefix("player").removeprefix("p").strip()
    seat = desk.seat if not number else int(number) - 1 if is_number(number) else -1
    if not 0 <= seat < seats:
        raise Trouble("players_numbered", last=seats)
    desk.console.say("", *desk.face.area(desk.view, seat, desk.console.style))


def page(name: str) -> Command:
    """Return a command that shows one part of the position."""

    def show(desk: Desk, _rest: str) -> None:
        seat = desk.seat if desk.seat >= 0 else 0
        desk.console.say("", *desk.face.page(name, desk.view, seat, desk.console.style))

    return show


def card(desk: Desk, rest: str) -> None:
    """Show a component by its number or id."""
    lines = desk.face.card(rest, desk.console.style)
    if not lines:
        asked = ", ".join(f"`{example}`" for example in desk.face.examples.card.split(", "))
        raise Trouble("name_card", cards=desk.face.examples.cards, examples=asked)
    desk.console.say(*lines)


def log(desk: Desk, rest: str) -> None:
    """Show the log, as far as this seat may know."""
    if rest and not is_number(rest):
        raise Trouble("how_much_log")
    events = desk.record.events()
    shown = events[-int(rest or LOG_EVENTS) or len(events) :]
    lines = tell_events(desk.face, shown, desk.seat, desk.console.style, brief=False)
    desk.console.say(*lines or [desk.console.speech.say("terminal.nothing_happened")])


def forecast(desk: Desk, _rest: str) -> None:
    """Show the next production and the score if the game ended now."""
    if desk.seat < 0 or not desk.moves:
        raise Trouble("result_above")
    found = desk.record.game.forecast(desk.view, desk.seat)
    desk.console.say(*desk.face.forecast(found, desk.console.style))


def rules(desk: Desk, rest: str) -> None:
    """Show rules by id, by the beginning of an id, or by words; without any, those of the open decision."""
    found = find_rules(desk, rest)
    if not found:
        example = desk.face.examples
        raise Trouble("no_rule", id=example.rule, word=example.rule_word)
    style = desk.console.style
    by_id = bool(rest) and found[0].startswith(rest.upper())
    shown = found if by_id else found[:MOST_RULES]
    for id_ in shown:
        text = desk.face.game.rule_text(id_, desk.console.speech.language) or ""
        desk.console.say(*style.hanging(f"{style.paint(id_, 'bold')}  ", text))
    if found[len(shown) :]:
        desk.console.say(
            *style.hanging(desk.console.speech.say("terminal.more"), ", ".join(found[len(shown) :]))
        )


def find_rules(desk: Desk, rest: str) -> list[str]:
    """Return the ids of the rules that a player asks for; nothing typed asks for those of the open decision."""
    if not rest:
        decision = desk.view.decision(desk.seat) if desk.moves else None
        return [] if decision is None else decision.rules()
    wanted, language = rest.upper(), desk.console.speech.language
    texts = {id_: desk.face.game.rule_text(id_, language) or "" for id_ in desk.face.rules()}
    found = [id_ for id_ in texts if id_ == wanted or id_.startswith(f"{wanted}-")]
    if not found and desk.face.game.rule_text(wanted) is not None:
        return [wanted]
    return found or [id_ for id_, text in texts.items() if rest.lower() in text.lower()]


# Thinking.


def why(desk: Desk, rest: str) -> None:
    """Show the reasons against a move and its fixes, or the effects of a legal move."""
    if not desk.moves:
        raise Trouble("nothing_asked")
    if not rest:
        raise Trouble("name_move", example=desk.face.examples.why)
    move = find_meant_move(desk, rest)
    reasons = reasons_against(desk, move)
    if reasons:
        desk.console.tell("terminal.not_allowed", move=move)
        desk.say_reasons(reasons)
        return
    said = desk.face.effect(desk.view, desk.seat, move)
    allowed = desk.console.speech.say("terminal.allowed", move=move)
    desk.console.say(*desk.console.style.hanging(allowed, said, 2))


def reasons_against(desk: Desk, move: str) -> list[Reason]:
    """Return the reasons against a move, also one that is not asked now; refuse a text that names no move at all."""
    try:
        return why_not(desk.record, desk.seat, move)
    except Refused as refused:
        if refused.reasons[0].code in NOT_ASKED:
            raise Trouble("no_move", move=move[:40]) from refused
        raise


def find_meant_move(desk: Desk, text: str) -> str:
    """Find the move that a text means, by number, notation or beginning, legal moves first; else return the text."""
    entry: Entry | None = desk.entry(int(text)) if is_number(text) else None
    if entry is not None:
        return entry.moves[0]
    named = desk.find_move(text)
    if named:
        return named
    beginning = desk.beginning_with(text) or [move for move in desk.domain if text.lower() in words_of(move)]
    return beginning[0] if beginning else text


def words_of(move: str) -> list[str]:
    """Return the things that a move names: `Y2+37` names y2 and 37."""
    return move.lower().replace("+", " ").split()


def suggest(desk: Desk, _rest: str) -> None:
    """Show the move of a strong bot, what it does and leads to, and the next best move."""
    if not desk.moves:
        raise Trouble("nothing_asked")
    game, seed = desk.record.game, guesses(desk.record.version)
    level = level_of(game.slug, adviser_of(game.slug))
    answer = advise(level, desk.view, desk.seat, desk.session.budget or first_budget(level), seed)
    told = tell_advice(game, desk.view, desk.seat, answer, desk.face.language)
    style = desk.console.style
    suggestion = desk.console.speech.say("terminal.suggestion", move=style.paint(told.move.text, "bold"))
    desk.console.say(*style.hanging(suggestion, told.text, 2))


# Going back.


def undo(desk: Desk, rest: str) -> None:
    """Take back one's last moves."""
    possible = desk.record.undoable(desk.seat) if desk.seat >= 0 else 0
    if not possible:
        raise Trouble("nothing_to_undo")
    if rest and rest not in ("all", "turn") and not is_number(rest):
        raise Trouble("how_many_undo", possible=possible)
    steps = possible if rest in ("all", "turn") else int(rest or 1)
    desk.record.undo(desk.seat, steps)
    desk.console.tell("terminal.taken_back", steps=steps)


def redo(desk: Desk, rest: str) -> None:
    """Play again moves that were taken back."""
    if desk.seat < 0 or not desk.record.redoable(desk.seat):
        raise Trouble("nothing_to_redo")
    if rest and not is_number(rest):
        raise Trouble("how_many_redo")
    desk.record.redo(desk.seat, int(rest or 1))


# Keeping and leaving.


def save(desk: Desk, rest: str) -> None:
    """Write the game to a file."""
    path = typed_path(rest) if rest else None
    found = autosave(desk.record) if path is None else write_save(desk.record, path)
    desk.console.tell("terminal.saved", path=str(found))
    desk.console.tell("terminal.saved.whole")


def leave(desk: Desk, _rest: str) -> None:
    """Offer to save, then go."""
    if desk.record.over:
        raise Leave
    desk.console.tell("terminal.save?", folder=str(state_directory()))
    answer = desk.console.ask(desk.console.speech.say("terminal.save?.ask")).strip()
    speech = desk.console.speech
    if speech.is_answer(answer, "cancel"):
        return
    if not speech.is_answer(answer, "no"):
        unnamed = not answer or speech.is_answer(answer, "yes")
        found = autosave(desk.record) if unnamed else write_save(desk.record, typed_path(answer))
        desk.console.tell("terminal.saved", path=str(found))
        desk.console.tell("terminal.go_on", command=f"{desk.session.again} --load {quote(str(found))}")
    raise Leave


def help_(desk: Desk, _rest: str) -> None:
    """Show all commands."""
    speech, style = desk.console.speech, desk.console.style
    rows = [
        [speech.say("terminal.help.number"), speech.say("terminal.help.number.does")],
        [
            speech.say("terminal.help.move"),
            speech.say("terminal.help.move.does", example=desk.face.examples.move),
        ],
        *[
            [f"{name} {words}".strip(), meaning_of(name, desk.face, speech)]
            for name, (_, words) in commands_of(desk.face).items()
        ],
    ]
    width = max(len(row[0]) for row in rows) + 2
    for typed, meaning in rows:
        desk.console.say(*style.hanging(style.paint(f"  {typed:<{width}}", "cyan"), meaning))
    desk.console.tell("terminal.help.shortened")


COMMANDS: Final[dict[str, tuple[Command, str]]] = {
    "moves": (moves, ""),
    "why": (why, "MOVE"),
    "suggest": (suggest, ""),
    "forecast": (forecast, ""),
    "undo": (undo, "[N|all]"),
    "redo": (redo, "[N]"),
    "show": (show, ""),
    "board": (board, "[PLAYER]"),
    "card": (card, "ID"),
    "log": (log, "[N]"),
    "rules": (rules, "[ID|WORD]"),
    "save": (save, "[FILE]"),
    "help": (help_, ""),
    "quit": (leave, ""),
}
ALIASES: Final = {
    "?": "help", "q": "quit", "exit": "quit", "r": "redo", "b": "board", "m": "moves", "c": "cards",
    "specials": "market", "contracts": "market", "position": "show", "score": "forecast", "hint": "suggest",
}  # fmt: skip
