import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Crumble] destroys target artifact, and its controller gains life equal to its mana value', () => {
  const b = board({
    a: { battlefield: ['Forest'], hand: ['Crumble'] },
    b: { battlefield: ['Juggernaut', 'Exploration'] },
  })
  b.cast('Crumble', { targets: ['Juggernaut'] }).resolve()
  expect(b.in('graveyard', 'Juggernaut', 'B')).toBe(true)
  expect([b.life('A'), b.life('B')]).toEqual([20, 24])
})

it('[Crumble] cannot be regenerated from', () => {
  const b = board({
    a: { battlefield: ['Forest'], hand: ['Crumble'] },
    b: { battlefield: ['Masticore', '2 Swamp'] },
  })
  b.turnTo('B').activate('Masticore', { nth: 1 }).resolve()
  b.turnTo('A')
    .cast('Crumble', { targets: ['Masticore'] })
    .resolve()
  expect(b.in('graveyard', 'Masticore', 'B')).toBe(true)
})

it('[CR 608.2c] [Crumble] gives life also for an indestructible artifact', () => {
  const b = board({ a: { battlefield: ['Forest'], hand: ['Crumble'] }, b: { battlefield: ['Darksteel Colossus'] } })
  b.cast('Crumble', { targets: ['Darksteel Colossus'] }).resolve()
  expect([b.in('battlefield', 'Darksteel Colossus', 'B'), b.life('B')]).toEqual([true, 31])
})
