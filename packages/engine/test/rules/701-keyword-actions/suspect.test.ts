import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('suspect', () => {
  it('[CR 701.60c] a suspected creature has menace and cannot block', () => {
    const b = board({
      a: { hand: ['Shock'], battlefield: ['Mountain'] },
      b: { hand: ['Reasonable Doubt'], battlefield: ['2 Island', 'Grizzly Bears'] },
    })
    b.cast('Shock', { targets: ['B'] }).pass()
    b.cast('Reasonable Doubt', { targets: ['Shock', 'Grizzly Bears'] }).resolve()
    expect(b.life('B')).toBe(20)
    expect(b.has('Grizzly Bears', 'menace')).toBe(true)
  })
})
