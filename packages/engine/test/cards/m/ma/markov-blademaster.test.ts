import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Markov Blademaster] grows with each strike', () => {
  const b = board({ a: { battlefield: ['Markov Blademaster'] } })
  b.attack('Markov Blademaster').damage()
  expect([b.life('B'), b.pt('Markov Blademaster')]).toEqual([17, '3/3'])
})
