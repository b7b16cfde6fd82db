import { createRandom } from 'spellwright'
import { describe, expect, it } from 'vitest'
import type { Conversation } from '../src/command.ts'
import { type NamedDeck, readDeck } from '../src/decks/read-deck.ts'
import { PLAIN } from '../src/play/board.ts'
import { playSession, type SessionSetup } from '../src/play/session.ts'

/** A deck with one copy of each card, for a short game. */
const short = (deck: string): NamedDeck => {
  const { main, ...rest } = readDeck(deck)
  return { ...rest, main: main.map((entry) => ({ ...entry, count: 1 })) }
}

const LINES = [
  '',
  '',
  '0',
  '1',
  '1',
  '2',
  '3',
  '4',
  '5',
  '1 2',
  '1a',
  '2b 1a',
  'all',
  'y',
  'n',
  'x',
  'u',
  'z',
  'b',
  'e',
]

/** A player who types random lines, whether they make sense or not. */
function randomTyping(seed: string): Conversation {
  const random = createRandom(seed)
  return { ask: async () => LINES[random.int(LINES.length)] ?? '', close: () => {} }
}

const setup = (seed: string, said: string[], conversation: Conversation): SessionSetup => ({
  decks: [short('enchantress'), short('goblins')],
  names: ['Alice', 'Bot'],
  seed,
  bot: 'random',
  autoPass: 'usual',
  conversation,
  continueWithDefaults: false,
  say: (text) => said.push(text),
  paint: PLAIN,
})

describe('a game in the terminal', { timeout: 60_000 }, () => {
  it.each(['1', '2', '3'])('[S8.2] finishes whatever is typed (seed %s)', async (seed) => {
    const said: string[] = []
    const summary = await playSession(setup(seed, said, randomTyping(seed)))
    expect(summary.reason).not.toBe('left')
    expect(said.length).toBeGreaterThan(summary.turns)
  })

  it("[S14.1] never prints the cards in the opponent's hand or library", async () => {
    const said: string[] = []
    await playSession(setup('4', said, randomTyping('4')))
    const draws = said.filter((line) => /^ *Bot draws/.test(line))
    expect(draws.length).toBeGreaterThan(0)
    expect(draws.filter((line) => line.trim() !== 'Bot draws a card')).toEqual([])
  })
})
