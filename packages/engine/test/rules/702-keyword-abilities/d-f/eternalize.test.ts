import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('eternalize', () => {
  it('[CR 702.129a] an eternalized token is a black 4/4', () => {
    const b = board({ a: { graveyard: ['Proven Combatant'], battlefield: ['6 Island'] } })
    b.activate('Proven Combatant', { zone: 'graveyard' }).resolve()
    expect(b.pt('Proven Combatant')).toBe('4/4')
    expect(b.c('Proven Combatant').subtypes).toEqual(['Human', 'Warrior', 'Zombie'])
  })
})
