import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ancient Tomb] adds {C}{C} and deals 2 damage to you', () => {
  const b = board({ a: { battlefield: ['Ancient Tomb'] } })
  b.tapForMana('Ancient Tomb')
  expect(b.pool('A')).toBe('{C}{C}')
  expect(b.life('A')).toBe(18)
})

it('[Ancient Tomb] adds no coloured mana', () => {
  const b = board({ a: { battlefield: ['Ancient Tomb'], hand: ['Counterspell', 'Grizzly Bears'] } })
  expect(b.can('cast', 'Grizzly Bears')).toBe(false)
})

it('[Ancient Tomb] kills its controller at 2 life', () => {
  const b = board({ a: { battlefield: ['Ancient Tomb'], life: 2 } })
  b.tapForMana('Ancient Tomb')
  expect(b.winner).toBe('B')
})

it('[Ancient Tomb] deals damage that Solitary Confinement prevents', () => {
  const b = board({ a: { battlefield: ['Ancient Tomb', 'Solitary Confinement'] } })
  b.tapForMana('Ancient Tomb')
  expect(b.life('A')).toBe(20)
})

it('[Ancient Tomb] taps for its mana', () => {
  const b = board({ a: { battlefield: ['Ancient Tomb'] } })
  b.tapForMana('Ancient Tomb')
  expect(b.object('Ancient Tomb').tapped).toBe(true)
})
