import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('bargain', () => {
  it('[CR 702.166a] a spell is bargained by sacrificing an artifact, enchantment or token', () => {
    const b = board({
      a: { hand: ['Troublemaker Ouphe'], battlefield: ['2 Forest', 'Sol Ring'] },
      b: { battlefield: ['Crusade'] },
    })
    b.yes('additionalCost').cast('Troublemaker Ouphe')
    expect(b.in('graveyard', 'Sol Ring', 'A')).toBe(true)
    b.resolve().resolve()
    expect(b.in('exile', 'Crusade')).toBe(true)
  })

  it('[CR 702.166a] without anything to sacrifice nobody is asked to bargain', () => {
    const b = board({ a: { hand: ['Troublemaker Ouphe'], battlefield: ['2 Forest'] }, b: { battlefield: ['Crusade'] } })
    b.cast('Troublemaker Ouphe').resolve()
    expect(b.names('stack')).toEqual([])
  })
})
