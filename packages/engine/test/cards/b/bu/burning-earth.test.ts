import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Burning Earth] deals 1 damage for a nonbasic land, none for a basic one', () => {
  const b = board({ a: { battlefield: ['Burning Earth', 'Mountain', 'Taiga'] } })
  b.tapForMana('Mountain').tapForMana('Taiga').resolveAll()
  expect(b.life('A')).toBe(19)
})
