import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 122.1a] a −0/−1 counter of Wall of Roots takes one toughness', () => {
  const b = board({ a: { battlefield: ['Wall of Roots'] } })
  b.tapForMana('Wall of Roots')
  expect(b.pool('A')).toBe('{G}')
  expect(b.pt('Wall of Roots')).toBe('0/4')
})

it('[S11.1] counters of one kind add up', () => {
  const b = board({ a: { battlefield: ['Grizzly Bears', '2 Forest'], hand: ['2 Battlegrowth'] } })
  b.cast('Battlegrowth', { targets: ['Grizzly Bears'] }).resolve()
  b.cast('Battlegrowth', { targets: ['Grizzly Bears'] }).resolve()
  expect(b.counters('Grizzly Bears', '+1/+1')).toBe(2)
})

it('[S11.1] the count of a counter never added is zero', () => {
  expect(board({ a: { battlefield: ['Grizzly Bears'] } }).counters('Grizzly Bears', 'charge')).toBe(0)
})

it('[S11.1] removing a counter can be a cost', () => {
  const b = board({ a: { battlefield: [{ card: 'Spike Feeder', counters: { '+1/+1': 2 } }] } })
  b.activate('Spike Feeder', { nth: 1 })
  expect(b.counters('Spike Feeder', '+1/+1')).toBe(1)
  b.resolve()
  expect(b.life('A')).toBe(22)
})

it('[S11.1] Vampire Hexmage removes all counters of every kind', () => {
  const b = board({
    a: { battlefield: ['Vampire Hexmage'] },
    b: { battlefield: [{ card: 'Parallax Wave', counters: { fade: 5, charge: 1 } }] },
  })
  b.activate('Vampire Hexmage', { targets: ['Parallax Wave'] }).resolve()
  expect(b.object('Parallax Wave').counters).toBeNull()
})
