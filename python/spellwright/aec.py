"""Two agents at one game, as a PettingZoo AEC environment."""

from __future__ import annotations

import dataclasses
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from .client import PROGRAM, GameSpec, Moment, Spellwright
from .observations import ACTIONS, empty_observation, observation, observation_space

AGENTS = ["player_0", "player_1"]


class SpellwrightAEC(AECEnv):
    """Each agent is asked when its seat is. Actions are numbers of candidates; the observation has their mask."""

    metadata = {"name": "spellwright_v1", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        decks: tuple[str, str] = ("goblins", "enchantress"),
        *,
        client: Spellwright | None = None,
        actions: int = ACTIONS,
        render_mode: str | None = None,
        **spec: Any,
    ) -> None:
        super().__init__()
        self.possible_agents = list(AGENTS)
        self.render_mode = render_mode
        self._owns_client = client is None
        self._client = client or Spellwright()
        self._actions = actions
        self._spec = GameSpec(decks=decks, seed="", players=(PROGRAM, PROGRAM), **spec)
        self._space = observation_space(self._client, actions)
        self._action_space = spaces.Discrete(actions)
        self._games = 0
        self._moment: Moment | None = None

    def observation_space(self, agent: str) -> Any:
        return self._space

    def action_space(self, agent: str) -> Any:
        return self._action_space

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._games = 0 if seed is not None else self._games + 1
        name = f"{seed if seed is not None else 'aec'}/{self._games}"
        spec = dataclasses.replace(self._spec, seed=name, **(options or {}).get("spec", {}))
        self.agents = list(AGENTS)
        self.rewards = dict.fromkeys(AGENTS, 0.0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0.0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in AGENTS}
        self._take(self._client.new({0: spec})[0])

    def _take(self, moment: Moment) -> None:
        self._moment = moment
        if moment.seat is not None:
            self.agent_selection = AGENTS[moment.seat]
            self.infos[self.agent_selection] = {
                "shape": moment.shape,
                "purpose": moment.purpose,
                "text": moment.text,
                "candidates": moment.candidates,
                "view": moment.view,
                "events": moment.events,
            }
            return
        assert moment.result is not None
        is_cut_short = moment.result["reason"].startswith("unfinished")
        for seat, agent in enumerate(AGENTS):
            self.rewards[agent] = moment.reward(seat)
            self.terminations[agent] = not is_cut_short
            self.truncations[agent] = is_cut_short
            self.infos[agent] = {"result": moment.result}
        self.agent_selection = AGENTS[0]

    def observe(self, agent: str) -> Any:
        moment = self._moment
        if moment is None or moment.seat is None or AGENTS[moment.seat] != agent:
            return empty_observation(self._client, self._actions)
        return observation(moment, self._actions)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert self._moment is not None and action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        moment = self._client.step([(0, action)])[0]
        if moment.refused is not None:
            raise ValueError(moment.refused)
        self._take(moment)
        self._accumulate_rewards()

    def render(self) -> str:
        return "" if self._moment is None else self._moment.text or str(self._moment.result)

    def close(self) -> None:
        if self._owns_client:
            self._client.close()
