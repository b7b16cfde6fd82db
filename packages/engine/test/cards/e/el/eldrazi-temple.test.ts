import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Eldrazi Temple] adds {C}{C} for colorless Eldrazi only', () => {
  const b = board({ a: { battlefield: ['Eldrazi Temple', '4 Wastes'], hand: ["Ulamog's Crusher", 'Kitesail'] } })
  b.tapForMana('Eldrazi Temple', 1)
  expect(b.pool('A')).toBe('{C}{C}')
  const no = board({ a: { battlefield: ['Eldrazi Temple'], hand: ['Kitesail'] } })
  no.tapForMana('Eldrazi Temple', 1)
  expect(no.can('cast', 'Kitesail')).toBe(false)
})
