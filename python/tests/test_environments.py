import numpy as np
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test

from spellwright import SpellwrightAEC, SpellwrightEnv


def masked(observation, rng):
    return int(rng.choice(np.flatnonzero(observation["action_mask"])))


def test_pettingzoo_accepts_the_two_agents(client):
    api_test(SpellwrightAEC(client=client, max_turns=6), num_cycles=200, verbose_progress=False)


def test_two_agents_play_to_the_end_and_one_wins_what_the_other_loses(client):
    env = SpellwrightAEC(client=client, decks=("goblins", "sligh"))
    rng = np.random.default_rng(1)
    env.reset(seed=1)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        total[agent] += reward
        env.step(None if termination or truncation else masked(observation, rng))
    assert sorted(total.values()) in ([-1.0, 1.0], [0.0, 0.0])


def test_the_same_seed_gives_the_same_game_to_two_agents(client):
    def play():
        env = SpellwrightAEC(client=client, max_turns=6)
        rng = np.random.default_rng(2)
        env.reset(seed=5)
        seen = []
        for _ in env.agent_iter():
            observation, reward, termination, truncation, info = env.last()
            seen.append((info.get("text"), reward))
            env.step(None if termination or truncation else masked(observation, rng))
        return seen

    assert play() == play()


def test_gymnasium_accepts_the_one_agent(client):
    # The checker samples actions without the mask, which the environment refuses; the rest of it applies.
    env = SpellwrightEnv(client=client, opponent="random", max_turns=4, actions=1)
    check_env(env, skip_render_check=True)


def test_one_agent_plays_either_seat_to_the_end(client):
    rng = np.random.default_rng(3)
    for seat in (0, 1):
        env = SpellwrightEnv(client=client, opponent="random", seat=seat)
        observation, info = env.reset(seed=seat)
        over, reward = False, 0.0
        while not over:
            assert env.action_masks().sum() > 0
            observation, reward, terminated, truncated, info = env.step(masked(observation, rng))
            over = terminated or truncated
        assert info["result"] is not None
        assert reward in (-1.0, 0.0, 1.0)
        assert not observation["action_mask"].any()
