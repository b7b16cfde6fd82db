import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Enigmatic Incarnation] turns an enchantment into a creature that costs one more', () => {
  const b = board({
    a: { battlefield: ['Enigmatic Incarnation', 'Glorious Anthem'], library: ['Hill Giant', 'Grizzly Bears'] },
  })
  b.yes('payOrNot').pick('chooseFound', 'Hill Giant').to('main1', 4)
  expect(b.in('battlefield', 'Hill Giant', 'A')).toBe(true)
})
