import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Briar Hydra] puts a counter for each basic land type among your lands', () => {
  const b = board({ a: { battlefield: ['Briar Hydra', 'Forest', '2 Island'] } })
  b.attack('Briar Hydra').damage()
  expect(b.counters('Briar Hydra', '+1/+1')).toBe(2)
})
