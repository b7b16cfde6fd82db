"""One agent against a built-in bot, as a Gymnasium environment."""

from __future__ import annotations

import dataclasses
from typing import Any

import gymnasium
from gymnasium import spaces

from .client import PROGRAM, GameSpec, Moment, Spellwright
from .observations import ACTIONS, empty_observation, observation, observation_space


class SpellwrightEnv(gymnasium.Env):
    """The agent sits in ``seat``, a bot in the other one. A win is worth 1, a loss -1."""

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        decks: tuple[str, str] = ("goblins", "enchantress"),
        opponent: str = "heuristic",
        seat: int = 0,
        *,
        client: Spellwright | None = None,
        actions: int = ACTIONS,
        render_mode: str | None = None,
        **spec: Any,
    ) -> None:
        if seat not in (0, 1):
            raise ValueError(f"The seat is 0 or 1, not {seat}.")
        self.render_mode = render_mode
        self.seat = seat
        self._owns_client = client is None
        self._client = client or Spellwright()
        self._actions = actions
        players = (PROGRAM, opponent) if seat == 0 else (opponent, PROGRAM)
        self._spec = GameSpec(decks=decks, seed="", players=players, **spec)
        self.observation_space = observation_space(self._client, actions)
        self.action_space = spaces.Discrete(actions)
        self._moment: Moment | None = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        name = f"gym/{int(self.np_random.integers(1 << 48))}"
        self._moment = self._client.new({0: dataclasses.replace(self._spec, seed=name, **(options or {}).get("spec", {}))})[0]
        return self._observation(), self._info()

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        moment = self._client.step([(0, int(action))])[0]
        if moment.refused is not None:
            raise ValueError(moment.refused)
        self._moment = moment
        is_cut_short = moment.result is not None and moment.result["reason"].startswith("unfinished")
        terminated = moment.is_over and not is_cut_short
        return self._observation(), moment.reward(self.seat), terminated, is_cut_short, self._info()

    def action_masks(self) -> Any:
        """The mask of the candidates, as libraries for masked policies ask for it."""
        return self._observation()["action_mask"].astype(bool)

    def _observation(self) -> Any:
        moment = self._moment
        if moment is None or moment.seat is None:
            return empty_observation(self._client, self._actions)
        return observation(moment, self._actions)

    def _info(self) -> dict[str, Any]:
        moment = self._moment
        assert moment is not None
        return {"text": moment.text, "shape": moment.shape, "purpose": moment.purpose, "result": moment.result}

    def render(self) -> str:
        return "" if self._moment is None else self._moment.text or str(self._moment.result)

    def close(self) -> None:
        if self._owns_client:
            self._client.close()
