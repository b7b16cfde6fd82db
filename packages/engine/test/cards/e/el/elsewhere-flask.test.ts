import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Elsewhere Flask] draws a card, and turns your lands into another type', () => {
  const b = board({ a: { battlefield: ['2 Forest'], hand: ['Elsewhere Flask'] } })
  b.cast('Elsewhere Flask').resolveAll()
  expect(b.names('hand', 'A')).toEqual(['Wastes'])
  b.option('chooseType', 'Island').option('chooseWord', 'Island').activate('Elsewhere Flask').resolve()
  expect(b.c('Forest').subtypes).toEqual(['Island'])
})
