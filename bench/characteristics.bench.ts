import { characteristics } from 'spellwright/rules'
import { Bench } from 'tinybench'
import { cpuClock } from './cpu-clock.ts'
import { crowdedBoard, playTurn } from './positions.ts'

const game = crowdedBoard()

function readAll(): void {
  for (const id of game.state.battlefield) characteristics(game, id)
}

export const bench = new Bench({
  name: 'characteristics',
  time: 1000,
  iterations: 5,
  warmupIterations: 2,
  timestampProvider: cpuClock,
})
  .add('300 permanents, all layers recomputed', () => {
    game.nextEpoch()
    readAll()
  })
  .add('300 permanents a thousand times, nothing changed', () => {
    for (let i = 0; i < 1000; i++) readAll()
  })
  .add('a turn with 300 permanents', () => playTurn(game.fork()))
