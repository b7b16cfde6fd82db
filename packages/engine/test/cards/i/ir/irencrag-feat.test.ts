import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Irencrag Feat] adds seven {R} and leaves you one more spell this turn', () => {
  const b = board({ a: { hand: ['Irencrag Feat', '2 Shock'], mana: '{R}{R}{R}{R}' } })
  b.cast('Irencrag Feat').resolve()
  expect(b.pool('A')).toBe('{R}{R}{R}{R}{R}{R}{R}')
  b.cast('Shock', { targets: ['B'] }).resolve()
  expect(b.can('cast', 'Shock')).toBe(false)
})
