import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('tokens of a size that is worked out', () => {
  const slime = () =>
    board({ a: { hand: ['Miming Slime', 'Giant Growth'], battlefield: ['4 Forest', 'Hill Giant'] } }).cast(
      'Miming Slime',
    )

  it('[CR 111.3] have the power and toughness the effect gives them', () => {
    expect(slime().resolve().pt('Ooze Token')).toBe('3/3')
  })

  it('[CR 608.2h] keep them when what was looked at changes', () => {
    const b = slime()
      .resolve()
      .cast('Giant Growth', { targets: ['Hill Giant'] })
      .resolve()
    expect(b.pt('Hill Giant')).toBe('6/6')
    expect(b.pt('Ooze Token')).toBe('3/3')
  })
})
