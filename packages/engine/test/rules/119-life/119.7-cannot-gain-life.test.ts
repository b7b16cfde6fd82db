import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('exchanging life totals', () => {
  const exchange = (extra: readonly string[], lives: readonly [number, number]) => {
    const b = board({
      a: { hand: ['Mister Negative'], battlefield: extra, life: lives[0], mana: '{W}{B}{W}{W}{W}{W}{W}' },
      b: { life: lives[1] },
    })
    b.cast('Mister Negative').yes().resolveAll()
    return [b.life('A'), b.life('B'), b.names('hand', 'A').length]
  }

  it('[CR 701.12c] each player gains or loses the difference', () => {
    expect(exchange([], [20, 15])).toEqual([15, 20, 5])
    expect(exchange([], [12, 15])).toEqual([15, 12, 0])
  })

  it('[CR 119.7] does not happen where a player who cannot gain life would have more', () => {
    expect(exchange(['Forsaken Wastes'], [20, 15])).toEqual([20, 15, 0])
  })

  it('[CR 701.12c] the gain of life is replaced as any other', () => {
    expect(exchange(['Boon Reflection'], [12, 15])).toEqual([18, 12, 0])
  })
})

it('[CR 119.10] where 0 life would be gained nothing is: a replacement effect adds nothing', () => {
  const b = board({
    a: { battlefield: ['Angel of Vitality', 'Nomads en-Kor'], hand: ['Nourishing Shoal'], mana: '{G}{G}' },
  })
  b.reply('x', 0).cast('Nourishing Shoal').resolve()
  expect(b.life('A')).toBe(20)
})

it('[CR 119.10] where 1 is gained it adds one', () => {
  const b = board({ a: { battlefield: ['Angel of Vitality'], hand: ['Nourishing Shoal'], mana: '{G}{G}{G}' } })
  b.reply('x', 1).cast('Nourishing Shoal').resolve()
  expect(b.life('A')).toBe(22)
})
