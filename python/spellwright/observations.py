"""Observations of a fixed size, as learning libraries want them."""

from __future__ import annotations

from typing import Any

import numpy as np

from .client import Moment, Spellwright

#: Candidates beyond this number cannot be picked by an action; few questions have as many.
ACTIONS = 64


def observation(moment: Moment, actions: int = ACTIONS) -> dict[str, np.ndarray]:
    """The position, a row for each candidate (zeros where there is none), and the mask of the candidates."""
    assert moment.position is not None and moment.rows is not None
    count = min(moment.count, actions)
    rows = np.zeros((actions, moment.rows.shape[1]), dtype=np.float32)
    rows[:count] = moment.rows[:count]
    mask = np.zeros(actions, dtype=np.int8)
    mask[:count] = 1
    return {"position": moment.position, "candidates": rows, "action_mask": mask}


def empty_observation(client: Spellwright, actions: int = ACTIONS) -> dict[str, np.ndarray]:
    """What is observed once a game is over."""
    return {
        "position": np.zeros(len(client.position_features), dtype=np.float32),
        "candidates": np.zeros((actions, len(client.candidate_features)), dtype=np.float32),
        "action_mask": np.zeros(actions, dtype=np.int8),
    }


def observation_space(client: Spellwright, actions: int = ACTIONS) -> Any:
    """The space of :func:`observation`; needs Gymnasium."""
    from gymnasium import spaces

    def box(*shape: int) -> Any:
        return spaces.Box(-np.inf, np.inf, shape, np.float32)

    return spaces.Dict(
        {
            "position": box(len(client.position_features)),
            "candidates": box(actions, len(client.candidate_features)),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )
