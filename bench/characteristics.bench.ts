import { characteristics } from 'spellwright'
import { Bench } from 'tinybench'
import { crowdedBoard, playTurn } from './positions.ts'

const game = crowdedBoard()

function readAll(): void {
  for (const id of game.state.battlefield) characteristics(game, id)
}

export const bench = new Bench({ name: 'characteristics', time: 500 })
  .add('300 permanents, all layers anew', () => {
    game.epoch++
    readAll()
  })
  .add('300 permanents, nothing changed', readAll)
  .add('a turn with 300 permanents', () => playTurn(game.fork()))
