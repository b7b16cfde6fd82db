import type { SeriesPlan, SimDeck } from '../src/index.ts'

/** Small decks for short games. */
export const burn: SimDeck = {
  name: 'burn',
  main: [
    { name: 'Mountain', count: 10 },
    { name: 'Lightning Bolt', count: 10 },
    { name: 'Goblin Lackey', count: 10 },
  ],
  sideboard: [{ name: 'Pyroblast', count: 3 }],
}

export const bears: SimDeck = {
  name: 'bears',
  main: [
    { name: 'Forest', count: 14 },
    { name: 'Grizzly Bears', count: 16 },
  ],
  sideboard: [],
}

export const planOf = (more: Partial<SeriesPlan> = {}): SeriesPlan => ({
  compare: 'decks',
  decks: [burn, bears],
  bots: ['heuristic', 'heuristic'],
  seed: 'test',
  match: 'bo1',
  kitchenTable: false,
  maxTurns: 200,
  replays: null,
  ...more,
})
