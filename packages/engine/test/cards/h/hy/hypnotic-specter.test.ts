import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Hypnotic Specter] makes the opponent discard at random', () => {
  const b = board({ a: { battlefield: ['Hypnotic Specter'] }, b: { hand: ['Forest', 'Shock'] } })
  b.attack('Hypnotic Specter').damage()
  expect(b.names('hand', 'B')).toHaveLength(1)
  expect(b.asked).toEqual([])
})
