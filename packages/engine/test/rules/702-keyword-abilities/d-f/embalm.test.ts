import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('embalm', () => {
  it('[CR 702.128a] an embalmed token is a white Zombie without mana cost', () => {
    const b = board({ a: { graveyard: ['Sacred Cat'], battlefield: ['Plains'] } })
    b.activate('Sacred Cat', { zone: 'graveyard' }).resolve()
    const cat = b.c('Sacred Cat')
    expect(b.object('Sacred Cat').kind).toBe('token')
    expect([cat.subtypes, cat.manaCost, cat.manaValue]).toEqual([['Cat', 'Zombie'], null, 0])
    expect(b.has('Sacred Cat', 'lifelink')).toBe(true)
  })
})
