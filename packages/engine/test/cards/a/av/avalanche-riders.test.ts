import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Avalanche Riders] destroys a land, attacks at once, and asks its echo once', () => {
  const b = board({ a: { battlefield: ['4 Mountain'], hand: ['Avalanche Riders'] }, b: { battlefield: ['Forest'] } })
  b.aim(['Forest']).cast('Avalanche Riders').resolveAll()
  expect(b.in('graveyard', 'Forest', 'B')).toBe(true)
  b.attack('Avalanche Riders').damage()
  expect(b.life('B')).toBe(18)
  b.to('upkeep', 5)
  expect([1, 2, 3, 4].every((n) => b.object(`Mountain#${n}`).tapped)).toBe(true)
  b.to('upkeep', 7)
  expect(b.object('Mountain').tapped).toBe(false)
  expect(b.in('battlefield', 'Avalanche Riders', 'A')).toBe(true)
})

it('[Avalanche Riders] is sacrificed when the echo is not paid', () => {
  const b = board({ a: { battlefield: ['4 Mountain'], hand: ['Avalanche Riders'] }, b: { battlefield: ['Forest'] } })
  b.aim(['Forest']).cast('Avalanche Riders').resolveAll().no('payOrNot').to('upkeep', 5)
  expect(b.in('graveyard', 'Avalanche Riders', 'A')).toBe(true)
})
