import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Barbarian Ring] adds {R} and deals its controller 1 damage', () => {
  const b = board({ a: { battlefield: ['Barbarian Ring'] } })
  b.tapForMana('Barbarian Ring')
  expect(b.pool('A')).toBe('{R}')
  expect(b.life('A')).toBe(19)
})

it('[Barbarian Ring] with threshold is sacrificed for 2 damage', () => {
  const b = board({ a: { battlefield: ['Barbarian Ring', 'Mountain'], graveyard: ['7 Shock'] } })
  b.activate('Barbarian Ring', { targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(18)
  expect(b.in('graveyard', 'Barbarian Ring', 'A')).toBe(true)
})

it('[Barbarian Ring] does not count itself: six cards are not enough', () => {
  const b = board({ a: { battlefield: ['Barbarian Ring', 'Mountain'], graveyard: ['6 Shock'] } })
  expect(b.can('activate', 'Barbarian Ring')).toBe(false)
})

it('[Barbarian Ring] does not pay for its own second ability', () => {
  const b = board({ a: { battlefield: ['Barbarian Ring'], graveyard: ['7 Shock'] } })
  expect(b.can('activate', 'Barbarian Ring')).toBe(false)
})

it('[CR 602.5] Barbarian Ring asks for threshold on activation only', () => {
  const b = board({
    a: { battlefield: ['Barbarian Ring', 'Mountain'], graveyard: ['7 Shock'] },
    b: { battlefield: ["Tormod's Crypt"] },
  })
  b.activate('Barbarian Ring', { targets: ['B'] }).turnTo('B')
  b.activate("Tormod's Crypt", { targets: ['A'] }).resolveAll()
  expect(b.life('B')).toBe(18)
})
