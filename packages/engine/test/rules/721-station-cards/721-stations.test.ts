import { expect, it } from 'vitest'
import { isCreature } from '../../../src/continuous/characteristics.ts'
import { board } from '../../support/board.ts'

it('[CR 702.184a] station taps another creature and puts charge counters equal to its power', () => {
  const b = board({ a: { battlefield: ['Galvanizing Sawship', { card: 'Hill Giant', sick: true }] } })
  b.activate('Galvanizing Sawship').resolve()
  expect(b.object('Hill Giant').tapped).toBe(true)
  expect(b.counters('Galvanizing Sawship', 'charge')).toBe(3)
})

it('[CR 721.2b] a Spacecraft is a creature with its abilities from that many charge counters on', () => {
  const ship = (charge: number) => {
    const b = board({ a: { battlefield: [{ card: 'Galvanizing Sawship', counters: { charge } }] } })
    return [isCreature(b.c('Galvanizing Sawship')), b.has('Galvanizing Sawship', 'haste')]
  }
  expect([ship(2), ship(3)]).toEqual([
    [false, false],
    [true, true],
  ])
})

it('[CR 721.2a] a Planet has the ability behind its symbol, and is no creature', () => {
  const b = board({
    a: { battlefield: [{ card: 'Evendo, Waking Haven', counters: { charge: 12 } }, 'Forest', '3 Grizzly Bears'] },
  })
  b.tapForMana('Evendo, Waking Haven', 1)
  expect(b.pool('A')).toBe('{G}{G}{G}')
})
