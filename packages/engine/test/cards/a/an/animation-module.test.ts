import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

const FORESTS_AND_BEARS = ['4 Forest', 'Animation Module', '2 Grizzly Bears']

it('[Animation Module] makes a Servo for {1} as +1/+1 counters are put on a permanent you control', () => {
  const b = board({ a: { battlefield: FORESTS_AND_BEARS, hand: ['Battlegrowth'] } })
  b.yes('payOrNot')
    .cast('Battlegrowth', { targets: ['Grizzly Bears'] })
    .resolveAll()
  expect([b.count('battlefield', 'Servo Token', 'A'), b.pt('Servo Token')]).toEqual([1, '1/1'])
})

it('[Animation Module] makes no Servo without the payment', () => {
  const b = board({ a: { battlefield: FORESTS_AND_BEARS, hand: ['Battlegrowth'] } })
  b.no('payOrNot')
    .cast('Battlegrowth', { targets: ['Grizzly Bears'] })
    .resolveAll()
  expect(b.count('battlefield', 'Servo Token', 'A')).toBe(0)
})

it('[Animation Module] [CR 122.6] sees a creature enter with several counters once', () => {
  const b = board({ a: { battlefield: ['8 Forest', 'Animation Module'], hand: ['Arcbound Bruiser'] } })
  b.yes('payOrNot').cast('Arcbound Bruiser').resolveAll()
  expect([b.counters('Arcbound Bruiser', '+1/+1'), b.count('battlefield', 'Servo Token', 'A')]).toEqual([3, 1])
})

it("[Animation Module] does not look at an opponent's permanents", () => {
  const b = board({
    a: { battlefield: ['4 Forest', 'Animation Module'], hand: ['Battlegrowth'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Battlegrowth', { targets: ['Hill Giant'] }).resolve()
  expect(b.game.state.stack).toEqual([])
})

it('[Animation Module] gives a permanent another of the chosen kind of counter', () => {
  const b = board({
    a: {
      battlefield: ['4 Forest', 'Animation Module', { card: 'Hill Giant', counters: { '+1/+1': 1, charge: 2 } }],
    },
  })
  b.option('choose', 'charge')
    .activate('Animation Module', { targets: ['Hill Giant'] })
    .resolve()
  expect(b.object('Hill Giant').counters).toEqual({ '+1/+1': 1, charge: 3 })
})

it('[Animation Module] can give a +1/+1 counter, for which it triggers', () => {
  const b = board({
    a: { battlefield: ['4 Forest', 'Animation Module', { card: 'Hill Giant', counters: { '+1/+1': 1 } }] },
  })
  b.yes('payOrNot')
    .activate('Animation Module', { targets: ['Hill Giant'] })
    .resolveAll()
  expect([b.pt('Hill Giant'), b.count('battlefield', 'Servo Token', 'A')]).toEqual(['5/5', 1])
})

it('[Animation Module] gives a player another poison counter, and nothing to one without counters', () => {
  const b = board({ a: { battlefield: ['8 Forest', '2 Animation Module'] } })
  b.game.state.players[1] = { ...b.game.state.players[1], counters: { poison: 2 } }
  b.activate('Animation Module', { targets: ['B'] }).resolve()
  b.activate('Animation Module#2', { targets: ['A'] }).resolve()
  expect(b.game.state.players.map(({ counters }) => counters)).toEqual([{}, { poison: 3 }])
})
