import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Faceless Haven] becomes a creature of every type for snow mana', () => {
  const b = board({ a: { battlefield: ['Faceless Haven', '3 Snow-Covered Plains'] } })
  b.activate('Faceless Haven').resolve()
  expect([
    b.pt('Faceless Haven'),
    b.has('Faceless Haven', 'vigilance'),
    b.c('Faceless Haven').everyCreatureType,
  ]).toEqual(['4/3', true, true])
})
