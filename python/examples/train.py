"""Trains a policy to beat the random bot, by playing it and doing more of what won (REINFORCE).

The policy gives each candidate a weighted sum of its numbers, and of their products with a few numbers of the position;
the candidate is then drawn with a probability that grows with its sum. It needs nothing but NumPy.

    python python/examples/train.py --minutes 3
"""

from __future__ import annotations

import argparse
import time

import numpy as np

from spellwright import GameSpec, Moment, Spellwright

#: Numbers of the position that a candidate's worth may depend on.
CONTEXT = ["myTurn", "step.main1", "step.main2", "me.untappedLands", "foe.power", "me.power"]
GAMES = 64


class Policy:
    def __init__(self, client: Spellwright, rng: np.random.Generator) -> None:
        self.context = [client.position_features.index(name) for name in CONTEXT]
        self.weights = np.zeros(len(client.candidate_features) * (1 + len(CONTEXT)))
        self.rng = rng

    def inputs(self, moment: Moment) -> np.ndarray:
        context = np.concatenate([[1.0], moment.position[self.context]])
        return np.einsum("ij,k->ijk", moment.rows, context).reshape(moment.count, -1)

    def choose(self, inputs: np.ndarray) -> tuple[int, np.ndarray]:
        """The candidate, and the direction of the weights in which it becomes more likely."""
        worth = inputs @ self.weights
        chances = np.exp(worth - worth.max())
        chances /= chances.sum()
        pick = int(self.rng.choice(len(chances), p=chances))
        return pick, inputs[pick] - chances @ inputs


def spec(name: str, opponent: str) -> GameSpec:
    return GameSpec(decks=("goblins", "goblins"), seed=name, players=("program", opponent), max_turns=60)


def play_games(client: Spellwright, policy: Policy, name: str, opponent: str) -> tuple[list[float], list[np.ndarray]]:
    """Plays a batch of games; returns the reward of each, and the sum of the directions of its choices."""
    moments = client.new({game: spec(f"{name}/{game}", opponent) for game in range(GAMES)})
    rewards = [0.0] * GAMES
    directions = [np.zeros_like(policy.weights) for _ in range(GAMES)]
    choices = [0] * GAMES
    while moments:
        picks: list[tuple[int, int]] = []
        for moment in moments:
            if moment.is_over:
                rewards[moment.game] = moment.reward(0)
            elif moment.refused is not None:
                raise RuntimeError(moment.refused)
            else:
                pick, direction = policy.choose(policy.inputs(moment))
                directions[moment.game] += direction
                choices[moment.game] += 1
                picks.append((moment.game, pick))
        moments = client.step(picks) if picks else []
    return rewards, [total / max(1, count) ** 0.5 for total, count in zip(directions, choices)]


def win_rate(client: Spellwright, policy: Policy, name: str, opponent: str, batches: int = 4) -> float:
    rewards = [r for batch in range(batches) for r in play_games(client, policy, f"{name} {batch}", opponent)[0]]
    return float(np.mean([reward > 0 for reward in rewards]))


def train(minutes: float, opponent: str, seed: int, rate: float) -> tuple[float, float]:
    with Spellwright() as client:
        policy = Policy(client, np.random.default_rng(seed))
        before = win_rate(client, policy, f"before {seed}", opponent)
        print(f"before: wins {before:.0%} of {4 * GAMES} games against {opponent}", flush=True)
        until = time.monotonic() + 60 * minutes
        batch = 0
        while time.monotonic() < until:
            rewards, directions = play_games(client, policy, f"train {seed} {batch}", opponent)
            advantage = np.array(rewards) - np.mean(rewards)
            policy.weights += rate * np.mean([a * d for a, d in zip(advantage, directions)], axis=0)
            batch += 1
            if batch % 10 == 0:
                print(f"batch {batch}: wins {np.mean(np.array(rewards) > 0):.0%}", flush=True)
        after = win_rate(client, policy, f"after {seed}", opponent)
        print(f"after {batch} batches: wins {after:.0%} of {4 * GAMES} games against {opponent}", flush=True)
        strongest = np.argsort(-np.abs(policy.weights[:: 1 + len(CONTEXT)]))[:8]
        for at in strongest:
            print(f"  {client.candidate_features[at]:24} {policy.weights[at * (1 + len(CONTEXT))]:+.2f}")
        return before, after


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=3)
    parser.add_argument("--opponent", default="random", help="a built-in bot")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rate", type=float, default=2.0, help="how far each batch moves the weights")
    options = parser.parse_args()
    train(options.minutes, options.opponent, options.seed, options.rate)
