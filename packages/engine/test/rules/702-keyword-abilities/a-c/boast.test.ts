import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('boast', () => {
  it('[CR 702.142a] a boast ability needs an attack this turn, and is activated once each turn', () => {
    const b = board({ a: { battlefield: ['4 Plains', 'Battershield Warrior'] } })
    expect(b.can('activate', 'Battershield Warrior')).toBe(false)
    b.attack('Battershield Warrior').activate('Battershield Warrior').resolve()
    expect(b.pt('Battershield Warrior')).toBe('3/3')
    expect(b.can('activate', 'Battershield Warrior')).toBe(false)
  })
})
