import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ensnaring Bridge] keeps creatures with more power than cards in your hand from attacking', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Ensnaring Bridge'], hand: ['2 Shock'] },
    b: { battlefield: ['Grizzly Bears', 'Hill Giant'] },
  })
  b.to('declareAttackers')
  const { decision } = b
  expect(decision.shape === 'attack' && decision.candidates.map(({ attacker }) => attacker)).toEqual([
    b.id('Grizzly Bears'),
  ])
})

it('[Ensnaring Bridge] binds its controller’s creatures too', () => {
  const b = board({ a: { battlefield: ['Ensnaring Bridge', 'Savannah Lions', 'Wall of Omens'] } })
  expect(() => b.attack('Savannah Lions')).toThrow()
})

it('[Ensnaring Bridge] does not look again once a creature attacks', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Ensnaring Bridge', 'Mountain'], hand: ['Shock'] },
    b: { battlefield: ['Savannah Lions', 'Memnite'] },
  })
  b.attack('Memnite')
    .turnTo('A')
    .cast('Shock', { targets: ['B'] })
    .resolve()
    .damage()
  expect(b.life('A')).toBe(19)
})
