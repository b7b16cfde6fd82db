import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Heaped Harvest] finds a land when it enters and when it is sacrificed', () => {
  const b = board({ a: { battlefield: ['5 Wastes'], hand: ['Heaped Harvest'], library: ['Forest', 'Island'] }, b: {} })
  const c = board({ a: { battlefield: ['Heaped Harvest', '2 Forest'], library: ['Forest', 'Island'] } })
  c.yes().pick('chooseFound', 'Island').activate('Heaped Harvest').resolveAll()
  expect(c.in('battlefield', 'Island', 'A')).toBe(true)
  expect(b.can('cast', 'Heaped Harvest')).toBe(false)
})
