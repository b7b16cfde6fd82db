import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Stasis] skips untap steps', () => {
  const b = board({ a: { battlefield: ['Stasis'] }, b: { battlefield: [{ card: 'Forest', tapped: true }] } })
  b.to('main1', 4)
  expect(b.object('Forest').tapped).toBe(true)
})
