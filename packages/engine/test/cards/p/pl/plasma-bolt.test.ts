import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Plasma Bolt] deals 3 damage after a nonland permanent has left the battlefield', () => {
  const b = board({ a: { battlefield: ['3 Mountain', 'Memnite'], hand: ['2 Plasma Bolt', 'Shock'] } })
  b.cast('Plasma Bolt', { targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(18)
  b.cast('Shock', { targets: ['Memnite'] }).resolve()
  b.cast('Plasma Bolt', { targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(15)
})
