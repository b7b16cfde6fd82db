import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

const RETURNED = {
  a: {
    battlefield: ['Swamp', 'Apprentice Necromancer'],
    graveyard: ['Hill Giant'],
  },
  b: { battlefield: ['5 Mountain'], hand: ['Act of Aggression'] },
} as const

it('[CR 701.21a] Apprentice Necromancer: you sacrifice at the end step what you still control', () => {
  const b = board(RETURNED)
  b.activate('Apprentice Necromancer', { targets: ['Hill Giant'] }).resolveAll()
  expect(b.in('battlefield', 'Hill Giant', 'A')).toBe(true)
  b.to('upkeep', 4)
  expect(b.in('graveyard', 'Hill Giant', 'A')).toBe(true)
})

it('[CR 701.21a] Apprentice Necromancer: nobody sacrifices what an opponent controls by then', () => {
  const b = board(RETURNED)
  b.activate('Apprentice Necromancer', { targets: ['Hill Giant'] }).resolveAll()
  b.turnTo('B')
    .cast('Act of Aggression', { targets: ['Hill Giant'] })
    .resolveAll()
  b.to('upkeep', 4)
  expect(b.in('graveyard', 'Hill Giant', 'A')).toBe(false)
})
