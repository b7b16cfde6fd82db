import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('[CR 120.4a] excess damage', () => {
  const through = (mine: string, theirs: string, damage = 0) => {
    const b = board({
      a: { hand: ['Ram Through'], battlefield: [mine], mana: '{G}{G}' },
      b: { battlefield: [{ card: theirs, damage }] },
    })
    return b.cast('Ram Through').resolve()
  }

  it('[CR 120.4a] is what exceeds lethal damage, damage already marked included', () => {
    expect(through('Colossal Dreadmaw', 'Grizzly Bears').life('B')).toBe(16)
    expect(through('Colossal Dreadmaw', 'Hill Giant', 2).life('B')).toBe(15)
  })

  it('[CR 120.4a] goes nowhere without trample', () => {
    expect(through('Craw Wurm', 'Grizzly Bears').life('B')).toBe(20)
  })
})
