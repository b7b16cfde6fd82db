import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Assault // Battery] Assault deals 2 damage to any target', () => {
  const b = board({ a: { battlefield: ['Mountain'], hand: ['Assault // Battery'] } })
  b.cast('Assault', { targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(18)
})

it('[Assault // Battery] Battery makes a 3/3 green Elephant', () => {
  const b = board({ a: { battlefield: ['4 Forest'], hand: ['Assault // Battery'] } })
  b.cast('Battery').resolve()
  expect(b.pt('Elephant Token')).toBe('3/3')
  expect(b.life('B')).toBe(20)
})

it('[Assault // Battery] both halves are sorceries', () => {
  const b = board({ a: { battlefield: ['Mountain', '4 Forest'], hand: ['Assault // Battery'] }, active: 1 })
  b.turnTo('A')
  expect(b.can('cast', 'Assault // Battery')).toBe(false)
})

it('[CR 709.4b] Assault // Battery has mana value 5 in a hand, 1 as Assault on the stack', () => {
  const b = board({ a: { battlefield: ['Mountain'], hand: ['Assault // Battery'] } })
  expect(b.c('Assault // Battery').manaValue).toBe(5)
  b.cast('Assault', { targets: ['B'] })
  expect(b.c('Assault').manaValue).toBe(1)
})
