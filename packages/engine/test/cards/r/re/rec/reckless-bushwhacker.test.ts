import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Reckless Bushwhacker] gives haste if its surge cost was paid', () => {
  const b = board({ a: { hand: ['Memnite', 'Reckless Bushwhacker'], battlefield: ['2 Mountain'] } })
  b.cast('Memnite').resolve().cast('Reckless Bushwhacker', { method: 'alternative' }).resolveAll()
  expect([b.pt('Memnite'), b.has('Memnite', 'haste')]).toEqual(['2/1', true])
})
