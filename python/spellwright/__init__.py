"""Magic: The Gathering games for programs that learn, played by Spellwright."""

from .client import PROGRAM, GameSpec, Moment, Spellwright, SpellwrightError, default_command
from .observations import ACTIONS, empty_observation, observation, observation_space

__all__ = [
    "ACTIONS",
    "PROGRAM",
    "GameSpec",
    "Moment",
    "Spellwright",
    "SpellwrightAEC",
    "SpellwrightEnv",
    "SpellwrightError",
    "default_command",
    "empty_observation",
    "observation",
    "observation_space",
]


def __getattr__(name: str) -> object:
    # PettingZoo and Gymnasium are only needed by those who use these two.
    if name == "SpellwrightAEC":
        from .aec import SpellwrightAEC

        return SpellwrightAEC
    if name == "SpellwrightEnv":
        from .gym import SpellwrightEnv

        return SpellwrightEnv
    raise AttributeError(f"module 'spellwright' has no attribute {name!r}")
