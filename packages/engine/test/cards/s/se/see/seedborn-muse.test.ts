import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Seedborn Muse] untaps in the untap step of the opponent', () => {
  const b = board({ a: { battlefield: ['Seedborn Muse', { card: 'Forest', tapped: true }] } })
  b.to('upkeep', 4)
  expect(b.object('Forest').tapped).toBe(false)
})
