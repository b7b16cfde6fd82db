import { expect, it } from 'vitest'
import { board } from '../support/board.ts'

it('[Swords to Plowshares] exiles the creature; its controller gains life equal to its power', () => {
  const b = board({
    a: { battlefield: ['Plains'], hand: ['Swords to Plowshares'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Swords to Plowshares', { targets: ['Hill Giant'] }).resolve()
  expect(b.in('exile', 'Hill Giant', 'B')).toBe(true)
  expect(b.life('B')).toBe(23)
  expect(b.life('A')).toBe(20)
})

it('[Swords to Plowshares] reads the power it had on the battlefield', () => {
  const b = board({
    a: {
      battlefield: ['Plains', 'Forest', 'Grizzly Bears', 'Glorious Anthem'],
      hand: ['Swords to Plowshares', 'Giant Growth'],
    },
  })
  b.cast('Giant Growth', { targets: ['Grizzly Bears'] }).resolve()
  b.cast('Swords to Plowshares', { targets: ['Grizzly Bears'] }).resolve()
  expect(b.life('A')).toBe(26)
})

it('[Swords to Plowshares] does not make the creature die', () => {
  const b = board({
    a: { battlefield: ['Plains'], hand: ['Swords to Plowshares'] },
    b: { battlefield: ['Doomed Traveler'] },
  })
  b.cast('Swords to Plowshares').resolveAll()
  expect(b.names('battlefield', 'B')).toEqual([])
})

it('[Swords to Plowshares] gives no life under Sulfuric Vortex', () => {
  const b = board({
    a: { battlefield: ['Plains', 'Sulfuric Vortex'], hand: ['Swords to Plowshares'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Swords to Plowshares').resolve()
  expect(b.in('exile', 'Hill Giant', 'B')).toBe(true)
  expect(b.life('B')).toBe(20)
})
