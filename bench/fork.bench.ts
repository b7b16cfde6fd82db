import { Bench } from 'tinybench'
import { midCast, midGame } from './positions.ts'

const atRest = midGame()
const casting = midCast()
// The plain data of the same state, to compare a fork with what a generic deep copy costs.
const state = JSON.parse(JSON.stringify(atRest.save().rest)) as object

export const bench = new Bench({ name: 'fork', time: 500 })
  .add('fork at priority, mid-game', () => {
    atRest.fork()
  })
  .add('fork in the middle of casting', () => {
    casting.fork()
  })
  .add('structuredClone of the same state', () => {
    structuredClone(state)
  })
  .add('hash of the state', () => {
    atRest.hash()
  })
