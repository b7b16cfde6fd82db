import { createRandom } from 'spellwright'
import { describe, expect, it } from 'vitest'
import type { Conversation } from '../src/command.ts'
import { type NamedDeck, readDeck } from '../src/decks/read-deck.ts'
import { PLAIN } from '../src/play/board.ts'
import { playSession, type SessionSetup } from '../src/play/session.ts'

/** One of each card: a short game. */
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

/** Types what comes to mind, and sometimes nothing that makes sense. */
function scribbling(seed: string): Conversation {
  const random = createRandom(seed)
  return { ask: async () => LINES[random.int(LINES.length)]!, close: () => {} }
}

const setup = (seed: string, said: string[], conversation: Conversation): SessionSetup => ({
  decks: [short('enchantress'), short('goblins')],
  names: ['Alice', 'Bot'],
  seed,
  bot: 'random',
  autoPass: 'usual',
  conversation,
  goesOnAlone: false,
  say: (text) => said.push(text),
  paint: PLAIN,
})

describe('a game in the terminal', { timeout: 60_000 }, () => {
  it.each(['1', '2', '3'])('[S8.2] comes to its end whatever is typed (seed %s)', async (seed) => {
    const said: string[] = []
    const summary = await playSession(setup(seed, said, scribbling(seed)))
    expect(summary.reason).not.toBe('left')
    expect(said.length).toBeGreaterThan(summary.turns)
  })

  it("[S14.1] never says what is in the opponent's hand or library", async () => {
    const said: string[] = []
    await playSession(setup('4', said, scribbling('4')))
    const draws = said.filter((line) => /^ *Bot draws/.test(line))
    expect(draws.length).toBeGreaterThan(0)
    expect(draws.filter((line) => line.trim() !== 'Bot draws a card')).toEqual([])
  })
})
