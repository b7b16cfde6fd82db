#!/usr/bin/env python3
"""A bot in another language. Try it: npx spellwright arena "exec:python3 examples/bot.py" random --games 10

One JSON object on each line, in and out; see docs/write-a-bot.md.
"""
import json
import sys


def say(message):
    print(json.dumps(message), flush=True)


def choose(view, candidates):
    """Prefer lands, then spells, then attacks with the most creatures; otherwise the first candidate."""
    for word in ("play ", "cast "):
        for candidate in candidates:
            if candidate["text"].startswith(word):
                return candidate["id"]
    if view["decision"]["shape"] == "attack":
        return max(candidates, key=lambda candidate: len(candidate["answer"]))["id"]
    return candidates[0]["id"]


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        say({"type": "hello", "name": "example.py"})
    elif message["type"] == "choose":
        pick = choose(message["view"], message["candidates"])
        say({"type": "choose", "id": message["id"], "pick": pick})
    elif message["type"] == "game_over":
        break
