import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('[CR 607.2i] Thornscape Battlemage', () => {
  const kicked = (kicks: readonly number[]) => {
    const b = board({
      a: { battlefield: ['3 Forest', 'Mountain', 'Plains'], hand: ['Thornscape Battlemage'] },
      b: { battlefield: ['Sol Ring'] },
    })
    for (const index of [0, 1]) b.reply('kicker', kicks.includes(index) ? [0] : [1])
    b.cast('Thornscape Battlemage')
      .aim(kicks.includes(0) ? ['B'] : [])
      .aim(['Sol Ring'])
      .resolveAll()
    return [b.life('B'), b.in('graveyard', 'Sol Ring')]
  }

  it.each([
    [[], 20, false],
    [[0], 18, false],
    [[1], 20, true],
    [[0, 1], 18, true],
  ])(
    '[CR 607.2i example 1, 702.33f] kicked with %j: each ability looks at its own kicker',
    (kicks, life, destroyed) => {
      expect(kicked(kicks)).toEqual([life, destroyed])
    },
  )
})

it('[CR 607.4 example 1] the color chosen for Paradise Plume counts for both of its other abilities', () => {
  const b = board({ a: { battlefield: ['4 Wastes', '3 Mountain'], hand: ['Paradise Plume', 'Shock', 'Gut Shot'] } })
  b.option('chooseColor', 'red').cast('Paradise Plume').resolve()
  b.yes()
    .cast('Shock', { targets: ['B'] })
    .resolveAll()
  expect(b.life('A')).toBe(21)
  expect(b.tapForMana('Paradise Plume').pool('A')).toBe('{R}')
})
