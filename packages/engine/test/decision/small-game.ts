import { CardDefinitions } from '@spellwright/cards'
import type { Game, SnapshotPolicy } from '../../src/game/game.ts'
import { createGame } from '../../src/setup/create.ts'

/** Two small decks that cast, attack, block, search and choose: games of them are short. */
const red = [
  { name: 'Mountain', count: 9 },
  { name: 'Wooded Foothills', count: 3 },
  { name: 'Mogg Fanatic', count: 4 },
  { name: 'Goblin Matron', count: 4 },
  { name: 'Siege-Gang Commander', count: 2 },
  { name: 'Lightning Bolt', count: 4 },
]
const green = [
  { name: 'Forest', count: 8 },
  { name: 'Windswept Heath', count: 3 },
  { name: 'Grizzly Bears', count: 4 },
  { name: 'Llanowar Elves', count: 4 },
  { name: 'Sylvan Library', count: 2 },
  { name: "Mirri's Guile", count: 3 },
  { name: 'Naturalize', count: 2 },
]

export const smallGame = (seed: string, snapshots: SnapshotPolicy = 'everyRest'): Game =>
  createGame({
    decks: [red, green],
    seed,
    cards: CardDefinitions,
    names: ['Alice', 'Bob'],
    snapshots,
    options: { maxTurns: 60, maxDecisions: 4000 },
  })
