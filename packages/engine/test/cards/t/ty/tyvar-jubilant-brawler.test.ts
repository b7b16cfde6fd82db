import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Tyvar, Jubilant Brawler] lets creatures tap for their abilities at once, but not attack', () => {
  const b = board({
    a: {
      battlefield: [
        'Tyvar, Jubilant Brawler',
        { card: 'Prodigal Sorcerer', sick: true },
        { card: 'Llanowar Elves', sick: true },
      ],
    },
  })
  expect(b.legal().some(({ kind }) => kind === 'activateMana')).toBe(true)
  b.activate('Prodigal Sorcerer', { targets: ['B'] }).resolve()
  b.activate('Tyvar, Jubilant Brawler', { targets: ['Prodigal Sorcerer'] }).resolve()
  b.activate('Prodigal Sorcerer', { targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(18)
  expect(() => b.attack('Llanowar Elves')).toThrow()
})

it('[Tyvar, Jubilant Brawler] mills three cards and may return a cheap creature', () => {
  const b = board({
    a: { battlefield: ['Tyvar, Jubilant Brawler'], library: ['Grizzly Bears', 'Hill Giant', 'Shock', 'Wastes'] },
  })
  b.pick('choose', 'Grizzly Bears').activate('Tyvar, Jubilant Brawler', { nth: 1 }).resolve()
  expect([b.in('battlefield', 'Grizzly Bears'), b.names('graveyard', 'A').sort()]).toEqual([
    true,
    ['Hill Giant', 'Shock'],
  ])
})
