import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Davriel, Rogue Shadowmage] hurts an opponent with an empty hand', () => {
  const b = board({ a: { battlefield: ['Davriel, Rogue Shadowmage'] } })
  b.to('draw', 4)
  expect(b.life('B')).toBe(18)
})
