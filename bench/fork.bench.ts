import { Bench } from 'tinybench'
import { midCast, midGame } from './positions.ts'

const resting = midGame()
const casting = midCast()
// What a plain copy costs: functions and shared records aside, a state is data.
const state = JSON.parse(JSON.stringify(resting.save().rest)) as object

export const bench = new Bench({ name: 'fork', time: 500 })
  .add('fork at priority, mid-game', () => {
    resting.fork()
  })
  .add('fork in the middle of casting', () => {
    casting.fork()
  })
  .add('structuredClone of the same state', () => {
    structuredClone(state)
  })
  .add('hash of the state', () => {
    resting.hash()
  })
