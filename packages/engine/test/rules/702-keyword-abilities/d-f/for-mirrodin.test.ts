import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('for mirrodin!', () => {
  it('[CR 702.163a] For Mirrodin! attaches the Equipment to a Rebel it creates', () => {
    const b = board({ a: { hand: ['Sylvok Battle-Chair'], battlefield: ['6 Forest'] } })
    b.cast('Sylvok Battle-Chair').resolve().resolve()
    expect(b.pt('Rebel Token')).toBe('6/6')
  })
})
