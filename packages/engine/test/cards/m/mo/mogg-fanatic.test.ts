import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'
import { offers } from '../../../support/watch.ts'

it('[Mogg Fanatic] is sacrificed to deal 1 damage to any target', () => {
  const b = board({ a: { battlefield: ['Mogg Fanatic'] } })
  b.activate('Mogg Fanatic', { targets: ['B'] })
  expect(b.in('graveyard', 'Mogg Fanatic', 'A')).toBe(true)
  b.resolve()
  expect(b.life('B')).toBe(19)
})

it('[Mogg Fanatic] needs no untapped or ready creature', () => {
  const b = board({
    a: { battlefield: [{ card: 'Mogg Fanatic', tapped: true, sick: true }] },
    b: { battlefield: ['Savannah Lions'] },
  })
  b.activate('Mogg Fanatic', { targets: ['Savannah Lions'] }).resolve()
  expect(b.in('graveyard', 'Savannah Lions', 'B')).toBe(true)
})

it('[Mogg Fanatic] deals no combat damage when it is sacrificed after blocking', () => {
  const b = board({ active: 1, a: { battlefield: ['Mogg Fanatic'] }, b: { battlefield: ['Savannah Lions'] } })
  b.attack('Savannah Lions').block('Mogg Fanatic>Savannah Lions').turnTo('A')
  b.activate('Mogg Fanatic', { targets: ['B'] }).damage()
  expect(b.life('B')).toBe(19)
  expect(b.life('A')).toBe(20)
  expect(b.in('battlefield', 'Savannah Lions', 'B')).toBe(true)
})

it('[Mogg Fanatic] cannot target a player with shroud', () => {
  const b = board({ a: { battlefield: ['Mogg Fanatic'] }, b: { battlefield: ['Solitary Confinement'] } })
  const seen = offers(b, 'target', 'A')
  b.activate('Mogg Fanatic')
  expect(seen).not.toContain('B')
})
