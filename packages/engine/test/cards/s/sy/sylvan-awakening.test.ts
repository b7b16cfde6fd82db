import { expect, it } from 'vitest'
import { isCreature, isLand } from '../../../../src/continuous/characteristics.ts'
import { board } from '../../../support/board.ts'

it('[Sylvan Awakening] makes its lands creatures until the next turn of its controller', () => {
  const b = board({ a: { hand: ['Sylvan Awakening'], battlefield: ['3 Forest'] } })
  b.cast('Sylvan Awakening').resolve()
  expect([b.pt('Forest'), b.has('Forest', 'indestructible'), isLand(b.c('Forest'))]).toEqual(['2/2', true, true])
  b.to('main1', 4)
  expect(b.pt('Forest')).toBe('2/2')
  b.to('main1', 5)
  expect(isCreature(b.c('Forest'))).toBe(false)
})
