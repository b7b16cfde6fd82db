import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Blisterstick Shaman] deals 1 damage when it enters, [Footlight Fiend] when it dies', () => {
  const b = board({ a: { battlefield: ['3 Mountain', 'Footlight Fiend'], hand: ['Blisterstick Shaman'] } })
  b.cast('Blisterstick Shaman', { targets: ['Footlight Fiend', 'B'] }).resolveAll()
  expect(b.life('B')).toBe(19)
})
