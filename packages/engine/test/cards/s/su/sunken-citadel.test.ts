import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Sunken Citadel] makes two mana for abilities of lands', () => {
  const b = board({ a: { battlefield: ["Mishra's Factory"], hand: ['Sunken Citadel', 'Shock'] } })
  b.option('chooseColor', 'red').play('Sunken Citadel').to('main1', 5)
  b.tapForMana('Sunken Citadel', 1)
  expect(b.pool('A')).toBe('{R}{R}')
  expect(b.can('activate', "Mishra's Factory")).toBe(true)
  expect(b.can('cast', 'Shock')).toBe(false)
})
