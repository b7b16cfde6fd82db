import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Boommobile] adds four mana for abilities', () => {
  const b = board({ a: { battlefield: ['2 Mountain', '2 Wastes', "Mishra's Factory"], hand: ['Boommobile', 'Shock'] } })
  b.option('manaColor', '{R}').cast('Boommobile').resolve().resolve()
  expect(b.pool('A')).toBe('{R}{R}{R}{R}')
  expect([b.can('cast', 'Shock'), b.can('activate', "Mishra's Factory")]).toEqual([false, true])
})
