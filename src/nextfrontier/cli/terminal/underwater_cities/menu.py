"""The legal moves as a list that people can read: flat when short, else in groups that open."""

from __future__ import annotations

from typing import Final

from nextfrontier.cli.terminal.face import Entry
from nextfrontier.cli.terminal.grouping import FLAT, first_words, group_moves
from nextfrontier.cli.terminal.underwater_cities.notes import Notes
from nextfrontier.cli.terminal.underwater_cities.texts import MARKS, Texts, site_city
from nextfrontier.kit.words.messages import Message, Name, Series

BUILDINGS: Final = {
    "farm": "farm",
    "desal": "desal",
    "lab": "lab",
    "tunnel": "tunnel",
    "city": "nonsymbiotic",
}


def menu_of(notes: Notes, moves: list[str]) -> list[Entry]:
    """Return entries for these moves: a turn by its slots, long lists by their beginnings."""
    texts = notes.texts
    slots = {slot_of(notes, move) for move in moves} - {""}
    if len(slots) > 1:
        ranked = sorted(moves, key=lambda move: turn_rank(slot_of(notes, move)))
        groups = group_moves(ranked, lambda move: slot_of(notes, move) or move)
        return [turn_entry(notes, name, found) for name, found in groups.items()]
    if slots:
        moves = sorted(moves, key=lambda move: not matching(notes, [move]))
    if len(moves) <= FLAT:
        closely = not moves[0].startswith("keep")
        return [Entry(move, notes.note(move, closely), [move]) for move in moves]
    for key in (first_words(1), city_key, first_words(2), first_words(3)):
        groups = group_moves(moves, key)
        if 1 < len(groups) < len(moves):
            return [group_entry(notes, texts, name, found) for name, found in groups.items()]
    return [Entry(move, notes.note(move, False), [move]) for move in moves]


def slot_of(notes: Notes, move: str) -> str:
    """Return the slot of a turn; empty for other moves."""
    facts = notes.facts(move)
    if facts.kind != "turn":
        return ""
    return f"{'clone ' if facts.fields['clone'] else ''}{facts.fields['slot']}"


def turn_rank(slot: str) -> tuple[int, str]:
    """Return the rank of a slot in the order of the screen; moves without a slot come last."""
    if not slot:
        return 9, ""
    return (8 if slot == "AAS" else 7 if slot.startswith("clone") else "YRG".index(slot[0])), slot


def city_key(move: str) -> str:
    """Return the words by which moves are grouped: `farm MC`, `city MC`, `spend 184`."""
    words = move.split()
    return " ".join([words[0], *[site_city(word) or word for word in words[1:2]]])


def turn_entry(notes: Notes, name: str, moves: list[str]) -> Entry:
    """Return an entry for a slot, with its effect and the cards that work there."""
    facts = notes.facts(moves[0])
    if facts.kind != "turn":
        return Entry(name, notes.note(name, True), moves)
    text = notes.texts.slot_text(str(facts.fields["slot"]))
    works = matching(notes, moves)
    return Entry(name, f"{text} {works}".strip(), moves)


def matching(notes: Notes, moves: list[str]) -> str:
    """Return the cards of these moves that match their slot."""
    fields = [notes.facts(move).fields for move in moves]
    cards = dict.fromkeys(each["card"] for each in fields if each.get("matches"))
    marked = [f"{MARKS[notes.texts.card(card).colour]}{card}" for card in cards if isinstance(card, int)]
    return notes.texts.speech.say("uc.matches", cards=" ".join(marked)) if marked else ""


def group_entry(notes: Notes, texts: Texts, name: str, moves: list[str]) -> Entry:
    """Return an entry for several moves that begin alike."""
    if len(moves) == 1:
        return Entry(moves[0], notes.note(moves[0], False), moves)
    words = name.split()
    if words[0] in BUILDINGS:
        piece = texts.words.say(Message(f"piece.{BUILDINGS[words[0]]}"))
        key, place = ("uc.build.at", words[1]) if len(words) > 1 else ("uc.build", "")
        return Entry(name, texts.speech.say(key, len(moves), piece=piece, place=place), moves)
    if words[0] == "keep" and len(words) > 1:
        kept = texts.words.say(Series("and", [Name(texts.card_name(int(word))) for word in words[1:]]))
        return Entry(name, texts.speech.say("uc.keep", len(moves), cards=kept), moves)
    return Entry(name, texts.speech.say("terminal.possibilities", len(moves)), moves)
