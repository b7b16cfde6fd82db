import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Akoum Warrior] is cast as a creature or played as a tapped land', () => {
  const b = board({ a: { battlefield: ['6 Mountain'], hand: ['Akoum Warrior'] } })
  expect(b.can('cast', 'Akoum Warrior')).toBe(true)
  b.play('Akoum Warrior')
  expect(b.object('Akoum Teeth').tapped).toBe(true)
})

it('[Akoum Warrior] tramples; as a land it taps for {R}', () => {
  const b = board({ a: { battlefield: ['Akoum Warrior', { card: 'Akoum Warrior', face: 1 }] } })
  expect(b.has('Akoum Warrior', 'trample')).toBe(true)
  b.tapForMana('Akoum Teeth')
  expect(b.pool('A')).toBe('{R}')
  expect(b.object('Akoum Teeth').tapped).toBe(true)
})
