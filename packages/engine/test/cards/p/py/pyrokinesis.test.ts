import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'
import { offers } from '../../../support/watch.ts'

it('[Pyrokinesis] divides 4 damage among any number of creatures', () => {
  const b = board({
    a: { battlefield: ['6 Mountain'], hand: ['Pyrokinesis'] },
    b: { battlefield: ['Hill Giant', 'Mogg Fanatic', 'Grizzly Bears'] },
  })
  b.reply('divide', [3, 1])
    .cast('Pyrokinesis', { targets: ['Hill Giant,Mogg Fanatic'] })
    .resolve()
  expect(b.names('battlefield', 'B')).toEqual(['Grizzly Bears'])
})

it('[Pyrokinesis] may be cast by exiling a red card', () => {
  const b = board({ a: { hand: ['Pyrokinesis', 'Shock', 'Forest'] }, b: { battlefield: ['Serra Angel'] } })
  b.cast('Pyrokinesis', { method: 'alternative', targets: ['Serra Angel'] }).resolve()
  expect(b.in('exile', 'Shock', 'A')).toBe(true)
  expect(b.in('graveyard', 'Serra Angel', 'B')).toBe(true)
})

it('[Pyrokinesis] cannot exile itself or a card that is not red', () => {
  const b = board({ a: { hand: ['Pyrokinesis', 'Grizzly Bears'] }, b: { battlefield: ['Serra Angel'] } })
  expect(b.can('cast', 'Pyrokinesis')).toBe(false)
})

it('[Pyrokinesis] does not target players', () => {
  const b = board({
    a: { battlefield: ['6 Mountain'], hand: ['Pyrokinesis'] },
    b: { battlefield: ['Hill Giant', 'Grizzly Bears'] },
  })
  const seen = offers(b, 'target', 'Hill Giant')
  b.cast('Pyrokinesis')
  expect(seen).toEqual(['Hill Giant', 'Grizzly Bears'])
})

it('[Pyrokinesis] does not deal the share of a creature that has gone to the others', () => {
  const b = board({
    a: { battlefield: ['6 Mountain'], hand: ['Pyrokinesis'] },
    b: { battlefield: ['Wall of Stone', 'Mogg Fanatic'] },
  })
  b.reply('divide', [2, 2]).cast('Pyrokinesis', { targets: ['Wall of Stone,Mogg Fanatic'] })
  b.turnTo('B')
    .activate('Mogg Fanatic', { targets: ['A'] })
    .resolveAll()
  expect(b.object('Wall of Stone').damage).toBe(2)
})

it('[Pyrokinesis] gives each target at least 1', () => {
  const b = board({
    a: { battlefield: ['6 Mountain'], hand: ['Pyrokinesis'] },
    b: { battlefield: ['Hill Giant', 'Grizzly Bears'] },
  })
  b.reply('divide', [4, 0])
  expect(() => b.cast('Pyrokinesis', { targets: ['Hill Giant,Grizzly Bears'] })).toThrow()
})

it('[Pyrokinesis] may have no targets at all', () => {
  const b = board({ a: { battlefield: ['6 Mountain'], hand: ['Pyrokinesis'] } })
  b.cast('Pyrokinesis', { targets: [''] }).resolve()
  expect(b.in('graveyard', 'Pyrokinesis', 'A')).toBe(true)
})
