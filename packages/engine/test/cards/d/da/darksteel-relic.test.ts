import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Darksteel Relic] is not destroyed', () => {
  const b = board({ a: { battlefield: ['2 Plains', 'Darksteel Relic'], hand: ['Disenchant'] } })
  b.cast('Disenchant').resolve()
  expect(b.in('battlefield', 'Darksteel Relic', 'A')).toBe(true)
})
