import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'
import { watch } from '../../support/watch.ts'

it('[CR 119.2, 120.3a] damage makes a player lose that much life', () => {
  const b = board({ a: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] } })
  const seen = watch(b)
  b.cast('Lightning Bolt', { targets: ['B'] }).resolve()
  expect([b.life('B'), seen.count('lifeLost', 'B')]).toEqual([17, 1])
})

describe('[CR 119.5] a life total that is set', () => {
  it.each([
    [3, 'lifeGained'],
    [30, 'lifeLost'],
  ] as const)('[CR 119.5] from %i to 20: %s by the difference', (life, kind) => {
    const b = board({ a: { life, battlefield: ['9 Plains'], hand: ['Blessed Wind'] } })
    const seen = watch(b)
    b.cast('Blessed Wind', { targets: ['A'] }).resolve()
    expect([b.life('A'), seen.count(kind, 'A')]).toEqual([20, 1])
  })
})

it("[CR 101.2] Forsaken Wastes: players can't gain life", () => {
  const b = board({ a: { battlefield: ['Forsaken Wastes', 'Plains'], hand: ['Healing Salve'] } })
  b.option('mode', 'mode 1')
    .cast('Healing Salve', { targets: ['A'] })
    .resolve()
  expect(b.life('A')).toBe(20)
})
