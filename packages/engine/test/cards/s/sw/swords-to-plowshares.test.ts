import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

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

it('[Swords to Plowshares] gives no life for negative power', () => {
  const b = board({
    a: { battlefield: ['2 Plains', '2 Swamp'], hand: ['Swords to Plowshares', 'Dismember'] },
    b: { battlefield: ['Wall of Stone'] },
  })
  b.cast('Dismember').resolve().cast('Swords to Plowshares').resolve()
  expect(b.in('exile', 'Wall of Stone', 'B')).toBe(true)
  expect(b.life('B')).toBe(20)
})

it('[Swords to Plowshares] gives the life to the controller, not the owner', () => {
  const b = board({
    a: { battlefield: ['Plains', { card: 'Control Magic', attachedTo: 'Hill Giant' }], hand: ['Swords to Plowshares'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Swords to Plowshares').resolve()
  expect([b.life('A'), b.life('B')]).toEqual([23, 20])
  expect(b.in('exile', 'Hill Giant', 'B')).toBe(true)
})
