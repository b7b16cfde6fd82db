import numpy as np
import pytest

from spellwright import GameSpec, Spellwright, SpellwrightError

DECKS = ("goblins", "sligh")


def spec(seed, **more):
    return GameSpec(decks=DECKS, seed=seed, players=more.pop("players", ("program", "program")), max_turns=12, **more)


def play(client, game, moment, pick=lambda moment, asked: asked * 7 % moment.count):
    """Plays on to the end, and returns every moment."""
    moments = [moment]
    while moments[-1].seat is not None:
        moments.append(client.step([(game, pick(moments[-1], len(moments)))])[0])
    return moments


def test_the_same_seed_and_picks_give_the_same_game(client):
    first, second = (play(client, 0, client.new({0: spec("python")})[0]) for _ in range(2))
    assert [moment.text for moment in first] == [moment.text for moment in second]
    assert first[-1].result == second[-1].result
    assert first[-1].is_over and not first[0].is_over


def test_rows_have_the_names_of_the_welcome(client):
    for moment in play(client, 0, client.new({0: spec("rows")})[0])[:-1]:
        assert moment.position.shape == (len(client.position_features),)
        assert moment.rows.shape == (moment.count, len(client.candidate_features))
        assert np.isfinite(moment.position).all() and np.isfinite(moment.rows).all()


def test_life_is_the_feature_that_says_so(client):
    moment = client.new({0: spec("life")})[0]
    at = client.position_features.index("me.life")
    assert moment.position[at] == pytest.approx(1.0)


def test_changes_put_together_are_the_whole_view(client):
    moment = client.new({0: spec("changes", views="changes")})[0]
    for asked in range(60):
        if moment.seat is None:
            break
        assert moment.view == client.view(0, moment.seat)
        moment = client.step([(0, asked % moment.count)])[0]


def test_one_request_steps_many_games(client):
    moments = client.new({game: spec(f"many {game}", players=("program", "heuristic")) for game in range(8)})
    for _ in range(20):
        asked = [moment for moment in moments if moment.seat is not None]
        assert all(moment.seat == 0 for moment in asked)
        moments = client.step((moment.game, 0) for moment in asked)
    client.forget(range(8))


def test_a_fork_goes_its_own_way(client):
    client.new({0: spec("fork")})
    for _ in range(20):
        client.step([(0, 0)])
    before = client.view(0, 0)
    play(client, 1, client.fork(0, 1))
    assert client.view(0, 0) == before
    assert client.determinize(0, 2, 0, "guess").text == client.fork(0, 3).text


def test_wrong_requests_get_a_sentence_and_change_nothing(client):
    question = client.new({0: spec("wrong")})[0]
    assert "There is no candidate 99" in client.step([(0, 99)])[0].refused
    assert client.answer(0, [99]).refused is not None
    assert client.fork(0, 1).text == question.text
    with pytest.raises(SpellwrightError, match="There is no game 77"):
        client.view(77, 0)
    with pytest.raises(SpellwrightError, match='no built-in deck is called "goblns"'):
        client.new({5: GameSpec(decks=("goblns", "sligh"), seed="x")})


def test_a_command_that_does_not_exist_is_named():
    with pytest.raises(SpellwrightError, match="no-such-program cannot be started"):
        Spellwright(["no-such-program"])


def test_a_process_that_ends_is_noticed():
    with pytest.raises(SpellwrightError, match="has ended"):
        Spellwright(["true"])
