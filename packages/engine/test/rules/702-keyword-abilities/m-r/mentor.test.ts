import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('mentor', () => {
  it('[CR 702.134a] mentor puts a counter on an attacker with less power', () => {
    const b = board({ a: { battlefield: ['Hammer Dropper', 'Grizzly Bears'] } })
    b.aim(['Grizzly Bears']).attack('Hammer Dropper', 'Grizzly Bears').resolveAll()
    expect(b.pt('Grizzly Bears')).toBe('3/3')
  })

  it('[CR 702.134a] mentor has no target in a creature with as much power', () => {
    const b = board({ a: { battlefield: ['2 Hammer Dropper'] } })
    b.attack('Hammer Dropper', 'Hammer Dropper#2').resolveAll()
    expect(b.pt('Hammer Dropper')).toBe('5/2')
  })
})
