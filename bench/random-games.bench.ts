import { createGame, createRandom, playGameSync, randomHandler } from 'spellwright'
import { Bench } from 'tinybench'
import { cpuClock } from './cpu-clock.ts'

/** The same few games are repeated, so that runs can be compared. */
const SEEDS = 20
let next = 0

function playOne(): void {
  const seed = `game ${next++ % SEEDS}`
  const game = createGame({ decks: ['goblins', 'enchantress'], seed, snapshots: 'never' })
  playGameSync(game, [randomHandler(createRandom(`${seed} a`)), randomHandler(createRandom(`${seed} b`))])
}

export const bench = new Bench({
  name: 'random games',
  time: 2000,
  iterations: SEEDS,
  warmupIterations: SEEDS,
  timestampProvider: cpuClock,
}).add('a whole game of two random players', playOne)
