"""The tables of the SQLite file: how they are made, and how an older file is brought up to date."""

from __future__ import annotations

import sqlite3
from typing import Final

# Step n brings a file of version n to version n + 1; a new file has version 0.
STEPS: Final = (
    """
create table tables (
    name text primary key, game text not null, setup blob not null, title text not null,
    public integer not null, invitation text, created real not null, changed real not null,
    over integer not null, next_table text
);
create table seats (
    name text not null, seat integer not null, kind text not null, player text not null, level text not null,
    away integer not null, token text, primary key (name, seat)
) without rowid;
create table moves (
    name text not null, number integer not null, do text not null, seat integer not null, move text not null,
    steps integer not null, time real not null, primary key (name, number)
) without rowid;
create table answers (
    name text not null, seat integer not null, request text not null, reply blob not null,
    primary key (name, seat, request)
) without rowid;
create table chat (
    name text not null, number integer not null, seat integer, player text not null, line text not null,
    time real not null, primary key (name, number)
) without rowid;
create index public_tables on tables (created) where public;
create index tables_in_play on tables (changed) where not over;
""",
    """
create table digests (
    name text not null, version integer not null, moves integer not null, digest text not null,
    primary key (name, version)
) without rowid;
""",
    # Public tables with open seats and all that is listed of them; a row of `tables` may be as large as its pack.
    """
create table lobby (
    created real not null, name text not null unique, game text not null, title text not null,
    primary key (created, name)
) without rowid;
insert into lobby select created, name, game, title from tables where public and not over
    and exists (select 1 from seats where seats.name = tables.name and kind = 'open');
drop index public_tables;
""",
    "alter table chat add column request text;",
)
SCHEMA_VERSION: Final = len(STEPS)


def prepare(db: sqlite3.Connection) -> None:
    """Make the tables of a new file, bring an older file up to date, refuse a file of a newer program."""
    version = db.execute("pragma user_version").fetchone()[0]
    if version > SCHEMA_VERSION:
        raise sqlite3.DatabaseError(
            f"it was made by a newer version ({version}, this knows {SCHEMA_VERSION})"
        )
    for step in STEPS[version:]:
        for statement in step.split(";"):  # not `executescript`, which would end the transaction
            if statement.strip():
                db.execute(statement)
    touch(db)


def touch(db: sqlite3.Connection) -> None:
    """Write the version of the schema: a write that changes nothing but shows whether writing works."""
    db.execute(f"pragma user_version = {SCHEMA_VERSION}")
