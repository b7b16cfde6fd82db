import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('dethrone', () => {
  it('[CR 702.105a] dethrone looks at who has the most life', () => {
    const b = board({ a: { battlefield: ['Enraged Revolutionary'] } })
    b.attack('Enraged Revolutionary').resolve()
    expect(b.pt('Enraged Revolutionary')).toBe('3/2')
    const c = board({ a: { battlefield: ['Enraged Revolutionary'] }, b: { life: 19 } })
    c.attack('Enraged Revolutionary').resolveAll()
    expect(c.pt('Enraged Revolutionary')).toBe('2/1')
  })
})
