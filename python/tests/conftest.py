import pytest

from spellwright import Spellwright


@pytest.fixture(scope="session")
def client():
    with Spellwright() as spellwright:
        yield spellwright
