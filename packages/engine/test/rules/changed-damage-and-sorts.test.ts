import { expect, it } from 'vitest'
import { board } from '../support/board.ts'

it('[CR 614.1a] Torbran adds 2 to the damage of red sources, also to permanents of an opponent', () => {
  const b = board({
    a: { hand: ['Shock', 'Shock'], battlefield: ['Torbran, Thane of Red Fell', '2 Mountain'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Shock', { targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(16)
  b.cast('Shock', { targets: ['Hill Giant'] }).resolve()
  expect(b.in('graveyard', 'Hill Giant', 'B')).toBe(true)
})

it('[Torbran, Thane of Red Fell] adds nothing to damage to its own controller', () => {
  const b = board({ a: { hand: ['Shock'], battlefield: ['Torbran, Thane of Red Fell', 'Mountain'] } })
  b.cast('Shock', { targets: ['A'] }).resolve()
  expect(b.life('A')).toBe(18)
})

it('[CR 205.1a] a Frog creature is nothing but that', () => {
  const b = board({
    a: { hand: ['Frogify'], battlefield: ['2 Island'] },
    b: { battlefield: ['Ornithopter'] },
  })
  b.cast('Frogify', { targets: ['Ornithopter'] }).resolve()
  expect(b.pt('Ornithopter')).toBe('1/1')
  expect(b.has('Ornithopter', 'flying')).toBe(false)
  expect(b.can('cast', 'Frogify')).toBe(false)
})

it('[CR 205.1b] a Frog keeps its card types', () => {
  const b = board({
    a: { hand: ['Turn to Frog', 'Shatter'], battlefield: ['2 Island', '2 Mountain'] },
    b: { battlefield: ['Ornithopter'] },
  })
  b.cast('Turn to Frog', { targets: ['Ornithopter'] }).resolve()
  expect(b.pt('Ornithopter')).toBe('1/1')
  expect(b.can('cast', 'Shatter')).toBe(true)
})

it('[CR 205.1a] what has become a Frog creature is no artifact any more', () => {
  const b = board({
    a: { hand: ['Frogify', 'Shatter'], battlefield: ['2 Island', '2 Mountain'] },
    b: { battlefield: ['Ornithopter'] },
  })
  b.cast('Frogify', { targets: ['Ornithopter'] }).resolve()
  expect(b.can('cast', 'Shatter')).toBe(false)
})

it('[CR 701.17c] a card from among those milled is put into the hand', () => {
  const b = board({
    a: { battlefield: ['Six'], library: ['Grizzly Bears', 'Forest', 'Shock', 'Island'] },
  })
  b.yes().attack('Six').resolve()
  expect(b.names('hand', 'A')).toEqual(['Forest'])
  expect(b.names('graveyard', 'A').toSorted()).toEqual(['Grizzly Bears', 'Shock'])
})

it("[CR 702.6] Bilbo's Ring is cheaper to equip to a Halfling", () => {
  const b = board({ a: { battlefield: ["Bilbo's Ring", 'Forest', 'Grizzly Bears'] } })
  expect(b.can('activate', "Bilbo's Ring")).toBe(false)
})
