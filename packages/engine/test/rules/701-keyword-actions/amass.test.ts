import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('amass', () => {
  it('[CR 701.47a] amass makes an Army if there is none, and puts counters on it', () => {
    const b = board({ a: { hand: ['2 Relentless Advance'], battlefield: ['8 Island'] } })
    b.cast('Relentless Advance').resolve()
    expect(b.pt('Zombie Army Token')).toBe('3/3')
    b.cast('Relentless Advance').resolve()
    expect(b.pt('Zombie Army Token')).toBe('6/6')
    expect(b.count('battlefield', 'Zombie Army Token')).toBe(1)
  })
})
