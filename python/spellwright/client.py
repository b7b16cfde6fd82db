"""Talks to ``spellwright env``: one process that plays many games."""

from __future__ import annotations

import base64
import json
import os
import shutil
import subprocess
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Iterable, Sequence

import numpy as np

PROTOCOL = "spellwright-env"
VERSION = 1

#: A player that is asked; every other name is a built-in bot.
PROGRAM = "program"


class SpellwrightError(Exception):
    """A request was refused, or the process ended. The message says why; a refused request has changed nothing."""


def default_command() -> list[str]:
    """``SPELLWRIGHT_COMMAND``, the checkout this package or the current folder is in, or ``npx spellwright``."""
    given = os.environ.get("SPELLWRIGHT_COMMAND")
    if given:
        return given.split()
    node = shutil.which("node")
    for folder in [*Path(__file__).resolve().parents, *Path.cwd().resolve().parents, Path.cwd()]:
        start = folder / "apps" / "cli" / "bin" / "spellwright.mjs"
        if node and start.exists():
            return [node, str(start)]
    npx = shutil.which("npx")
    if npx:
        return [npx, "spellwright"]
    raise SpellwrightError("Spellwright needs Node.js 20.19 or newer: neither node nor npx was found.")


@dataclass(frozen=True)
class GameSpec:
    """What a game begins with. Decks are built-in ones by their id, or lists as text."""

    decks: tuple[str, str]
    seed: str
    players: tuple[str, str] = (PROGRAM, "heuristic")
    max_turns: int | None = None
    skip_forced: bool = True
    auto_pay: bool = True
    features: bool = True
    candidates: bool = False
    views: str = "none"
    events: bool = False

    def message(self, game: int) -> dict[str, Any]:
        message: dict[str, Any] = {
            "game": game,
            "decks": list(self.decks),
            "seed": self.seed,
            "players": list(self.players),
            "skipForced": self.skip_forced,
            "autoPay": self.auto_pay,
            "features": self.features,
            "candidates": self.candidates,
            "views": self.views,
            "events": self.events,
        }
        if self.max_turns is not None:
            message["maxTurns"] = self.max_turns
        return message


@dataclass
class Moment:
    """Where a game stands: an open question with its candidates, or the result."""

    game: int
    #: Who is asked; ``None`` when the game is over.
    seat: int | None
    shape: str | None = None
    purpose: str | None = None
    text: str | None = None
    #: How many candidates there are, and whether these are all legal answers.
    count: int = 0
    complete: bool = True
    candidates: list[dict[str, Any]] | None = None
    #: One row of numbers for the position, and one for each candidate.
    position: np.ndarray | None = None
    rows: np.ndarray | None = None
    view: dict[str, Any] | None = None
    events: list[dict[str, Any]] = field(default_factory=list)
    last_events: list[list[dict[str, Any]]] | None = None
    result: dict[str, Any] | None = None
    #: Why the last move was refused; the question stays open.
    refused: str | None = None

    @property
    def is_over(self) -> bool:
        return self.result is not None

    def reward(self, seat: int) -> float:
        """1 for a win, -1 for a loss, 0 for a draw and for a game that goes on."""
        winner = None if self.result is None else self.result["winner"]
        return 0.0 if winner is None else 1.0 if winner == seat else -1.0


def _rows(packed: str | None, width: int) -> np.ndarray | None:
    if packed is None:
        return None
    return np.frombuffer(base64.b64decode(packed), dtype="<f4").reshape(-1, width)


def _changed(before: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """The view after the changes: in a list, a number stands for an element of the list before."""
    view = {**before, **changes["parts"]}
    for name, elements in changes["lists"].items():
        old = before.get(name, [])
        view[name] = [old[element] if isinstance(element, int) else element for element in elements]
    return view


class Spellwright:
    """One process that plays many games. Use it in a ``with`` statement, or call :meth:`close`."""

    def __init__(self, command: Sequence[str] | None = None) -> None:
        self._command = list(command) if command is not None else default_command()
        try:
            self._process = subprocess.Popen(
                [*self._command, "env"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                bufsize=1 << 20,
            )
        except OSError as error:
            raise SpellwrightError(f"{self._command[0]} cannot be started: {error}") from None
        self._id = 0
        self._views: dict[tuple[int, int], dict[str, Any]] = {}
        self._specs: dict[int, GameSpec] = {}
        welcome = self._ask({"kind": "hello"})["welcome"]
        if (welcome["protocol"], welcome["version"]) != (PROTOCOL, VERSION):
            self.close()
            raise SpellwrightError(
                f"This package speaks version {VERSION} of {PROTOCOL}, and {' '.join(self._command)} speaks "
                f"version {welcome['version']}: bring both to the same release."
            )
        self.decks: list[str] = welcome["decks"]
        self.bots: list[str] = welcome["bots"]
        self.max_candidates: int = welcome["maxCandidates"]
        self.position_features: list[str] = welcome["positionFeatures"]
        self.candidate_features: list[str] = welcome["candidateFeatures"]

    def __enter__(self) -> Spellwright:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Ends the process and all its games."""
        process = self._process
        if process.stdin and not process.stdin.closed:
            try:
                process.stdin.close()
            except BrokenPipeError:
                pass
        try:
            process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        if process.stdout:
            process.stdout.close()

    def _ask(self, request: dict[str, Any]) -> dict[str, Any]:
        self._id += 1
        line = json.dumps({**request, "id": self._id}, separators=(",", ":")) + "\n"
        assert self._process.stdin and self._process.stdout
        try:
            self._process.stdin.write(line.encode())
            self._process.stdin.flush()
            reply = self._process.stdout.readline()
        except (BrokenPipeError, ValueError):
            reply = b""
        if not reply:
            raise SpellwrightError(f"{' '.join(self._command)} has ended.")
        message: dict[str, Any] = json.loads(reply)
        if "refused" in message:
            raise SpellwrightError(message["refused"])
        return message

    def _moment(self, data: dict[str, Any]) -> Moment:
        game, seat = data["game"], data["seat"]
        return Moment(
            game=game,
            seat=seat,
            shape=data.get("shape"),
            purpose=data.get("purpose"),
            text=data.get("text"),
            count=data.get("count", 0),
            complete=data.get("complete", True),
            candidates=data.get("candidates"),
            position=_first(_rows(data.get("position"), len(self.position_features))),
            rows=_rows(data.get("rows"), len(self.candidate_features)),
            view=self._view_of(game, seat, data),
            events=data.get("events", []),
            last_events=data.get("lastEvents"),
            result=data.get("result"),
            refused=data.get("refused"),
        )

    def _view_of(self, game: int, seat: int | None, data: dict[str, Any]) -> dict[str, Any] | None:
        if seat is None or "view" not in data:
            return None
        view = data["view"] if data["view"] is not None else _changed(self._views[game, seat], data["changes"])
        self._views[game, seat] = view
        return view

    def new(self, specs: dict[int, GameSpec]) -> list[Moment]:
        """Begins games under these numbers and plays each to the first question of a program."""
        for game, spec in specs.items():
            self._forget(game)
            self._specs[game] = spec
        reply = self._ask({"kind": "new", "games": [spec.message(game) for game, spec in specs.items()]})
        moments = [self._moment(data) for data in reply["moments"]]
        for moment in moments:
            if moment.refused is not None:
                raise SpellwrightError(moment.refused)
        return moments

    def step(self, picks: Iterable[tuple[int, int]]) -> list[Moment]:
        """Answers the open questions of these games with the candidate of that number."""
        moves = [{"game": game, "pick": int(pick)} for game, pick in picks]
        return [self._moment(data) for data in self._ask({"kind": "step", "moves": moves})["moments"]]

    def answer(self, game: int, answer: Any) -> Moment:
        """Gives an answer in full, which need not be among the candidates."""
        reply = self._ask({"kind": "step", "moves": [{"game": game, "answer": answer}]})
        return self._moment(reply["moments"][0])

    def view(self, game: int, seat: int) -> dict[str, Any]:
        """The whole view of a seat, as docs/write-a-bot.md describes it."""
        return self._ask({"kind": "view", "game": game, "seat": seat})["view"]

    def fork(self, game: int, as_game: int) -> Moment:
        """Copies a game, with everything hidden in it, under another number."""
        return self._copied(as_game, {"kind": "fork", "game": game, "as": as_game})

    def determinize(self, game: int, as_game: int, seat: int, seed: str) -> Moment:
        """Copies a game under another number, with what the seat cannot know dealt anew."""
        request = {"kind": "determinize", "game": game, "as": as_game, "seat": seat, "seed": seed}
        return self._copied(as_game, request)

    def _copied(self, as_game: int, request: dict[str, Any]) -> Moment:
        self._forget(as_game)
        return self._moment(self._ask(request)["moments"][0])

    def forget(self, games: Iterable[int]) -> None:
        """Ends games."""
        numbers = list(games)
        for game in numbers:
            self._forget(game)
        self._ask({"kind": "close", "games": numbers})

    def _forget(self, game: int) -> None:
        self._specs.pop(game, None)
        for seat in (0, 1):
            self._views.pop((game, seat), None)


def _first(rows: np.ndarray | None) -> np.ndarray | None:
    return None if rows is None else rows[0]
