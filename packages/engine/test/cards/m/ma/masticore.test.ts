import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Masticore] is sacrificed at your upkeep unless you discard a card', () => {
  const b = board({ a: { battlefield: ['Masticore'], hand: ['Forest', 'Shock'] }, active: 1 })
  b.yes('payOrNot').pick('discard', 'Shock').to('draw', 4)
  expect(b.in('battlefield', 'Masticore', 'A')).toBe(true)
  expect(b.names('graveyard', 'A')).toEqual(['Shock'])
})

it('[Masticore] is sacrificed when you do not want to discard', () => {
  const b = board({ a: { battlefield: ['Masticore'], hand: ['Forest'] }, active: 1 })
  b.no('payOrNot').to('draw', 4)
  expect(b.in('graveyard', 'Masticore', 'A')).toBe(true)
  expect(b.in('hand', 'Forest', 'A')).toBe(true)
})

it('[Masticore] is sacrificed with an empty hand, and cannot be regenerated from that', () => {
  const b = board({ a: { battlefield: ['Masticore', '2 Forest'] }, active: 1 })
  b.to('end').turnTo('A')
  for (let guard = 0; guard < 20 && b.game.state.stack.length === 0; guard++) b.pass()
  b.turnTo('A').activate('Masticore', { nth: 1 }).resolve().resolve()
  expect(b.in('graveyard', 'Masticore', 'A')).toBe(true)
})

it('[Masticore] deals 1 damage to target creature for {2}, as often as you pay', () => {
  const b = board({ a: { battlefield: ['Masticore', '4 Forest'] }, b: { battlefield: ['Grizzly Bears'] } })
  b.activate('Masticore', { targets: ['Grizzly Bears'] }).resolve()
  b.activate('Masticore', { targets: ['Grizzly Bears'] }).resolve()
  expect(b.in('graveyard', 'Grizzly Bears', 'B')).toBe(true)
})

it('[Masticore] regenerates for {2}', () => {
  const b = board({
    a: { battlefield: ['Masticore', '2 Forest'] },
    b: { battlefield: ['3 Swamp'], hand: ['Murder'] },
  })
  b.activate('Masticore', { nth: 1 }).resolve()
  b.turnTo('B')
    .cast('Murder', { targets: ['Masticore'] })
    .resolve()
  expect(b.in('battlefield', 'Masticore', 'A')).toBe(true)
  expect(b.object('Masticore').tapped).toBe(true)
})

it('[Masticore] may target itself', () => {
  const b = board({ a: { battlefield: ['Masticore', '2 Forest'] } })
  b.activate('Masticore', { targets: ['Masticore'] }).resolve()
  expect(b.object('Masticore').damage).toBe(1)
})
