import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Eternal Witness] returns a card of yours', () => {
  const b = board({ a: { battlefield: ['3 Forest'], hand: ['Eternal Witness'], graveyard: ['Shock'] } })
  b.yes().cast('Eternal Witness').resolveAll()
  expect(b.in('hand', 'Shock', 'A')).toBe(true)
})
