import { legalActions } from 'spellwright'
import { Bench } from 'tinybench'
import { midGame } from './positions.ts'

const game = midGame()
const player = game.decision?.player ?? 0

export const bench = new Bench({ name: 'legal actions', time: 500 })
  .add('legal actions, mid-game', () => {
    legalActions(game, player)
  })
  .add('fork and legal actions, nothing cached', () => {
    legalActions(game.fork(), player)
  })
