import { expect, it } from 'vitest'
import { board } from '../support/board.ts'

it('[Grizzly Bears] is a 2/2 that attacks and blocks', () => {
  const b = board({ a: { battlefield: ['Grizzly Bears'] }, b: { battlefield: ['Grizzly Bears'] } })
  b.attack('Grizzly Bears')
  b.block('Grizzly Bears#2>Grizzly Bears').damage()
  expect(b.count('graveyard', 'Grizzly Bears')).toBe(2)
})

it('[Grizzly Bears] has summoning sickness', () => {
  const b = board({ a: { battlefield: ['2 Forest'], hand: ['Grizzly Bears'] } })
  b.cast('Grizzly Bears').resolve()
  expect(() => b.attack('Grizzly Bears')).toThrow()
})

it('[Grizzly Bears] has no abilities: Muraganda Petroglyphs makes it 4/4', () => {
  const b = board({ a: { battlefield: ['Grizzly Bears', 'Muraganda Petroglyphs'] } })
  expect(b.pt('Grizzly Bears')).toBe('4/4')
})

it.each([
  ['Silvercoat Lion', '2/2'],
  ['Memnite', '1/1'],
  ['Elite Vanguard', '2/1'],
  ['Balduvian Bears', '2/2'],
  ['Bear Cub', '2/2'],
  ['Runeclaw Bear', '2/2'],
  ['Goblin Piker', '2/1'],
  ['Goblin Roughrider', '3/2'],
  ['Pillarfield Ox', '2/4'],
  ['Craw Wurm', '6/4'],
  ['Hill Giant', '3/3'],
  ['Gray Ogre', '2/2'],
  ['Savannah Lions', '2/1'],
  ['Alpha Myr', '2/1'],
  ['Bronze Sable', '2/1'],
  ["Mons's Goblin Raiders", '1/1'],
  ['Isamaru, Hound of Konda', '2/2'],
])('[%s] is a %s without abilities', (name, size) => {
  const b = board({ a: { battlefield: [name] } })
  expect(b.pt(name)).toBe(size)
  expect(b.c(name).abilities).toEqual([])
})

it.each([
  'Goblin Piker',
  'Goblin Roughrider',
  "Mons's Goblin Raiders",
  'Raging Goblin',
  'Boggart Brute',
  'Mogg Flunkies',
])('[%s] is a Goblin', (name) => {
  const b = board({ a: { battlefield: [name, 'Goblin Warchief'] } })
  expect(b.has(name, 'haste')).toBe(true)
})

it('[Isamaru, Hound of Konda] is legendary', () => {
  const b = board({ a: { battlefield: ['Plains', 'Isamaru, Hound of Konda'], hand: ['Isamaru, Hound of Konda'] } })
  b.cast('Isamaru, Hound of Konda').resolve()
  expect(b.count('battlefield', 'Isamaru, Hound of Konda', 'A')).toBe(1)
})
