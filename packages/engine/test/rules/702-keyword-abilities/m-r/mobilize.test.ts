import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('mobilize', () => {
  it('[CR 702.181a] mobilize creates an attacking Warrior that is sacrificed at the end step', () => {
    const b = board({ a: { battlefield: ['Dragonback Lancer'] } })
    b.attack('Dragonback Lancer').resolve()
    expect(b.object('Warrior Token').tapped).toBe(true)
    b.damage()
    expect(b.life('B')).toBe(16)
    b.to('upkeep', 4)
    expect(b.in('battlefield', 'Warrior Token')).toBe(false)
  })
})
