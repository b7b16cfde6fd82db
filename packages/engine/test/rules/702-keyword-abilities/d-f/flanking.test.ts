import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('flanking', () => {
  it('[CR 702.25a] flanking weakens each blocker without flanking', () => {
    const b = board({
      a: { battlefield: ['Benalish Cavalry'] },
      b: { battlefield: ['Grizzly Bears', 'Hill Giant'] },
    })
    b.attack('Benalish Cavalry').block('Grizzly Bears>Benalish Cavalry', 'Hill Giant>Benalish Cavalry').resolveAll()
    expect(b.pt('Grizzly Bears')).toBe('1/1')
    expect(b.pt('Hill Giant')).toBe('2/2')
  })

  it('[CR 702.25a] a blocker with flanking is not weakened', () => {
    const b = board({ a: { battlefield: ['Benalish Cavalry'] }, b: { battlefield: ['Benalish Cavalry'] } })
    b.attack('Benalish Cavalry').block('Benalish Cavalry#2>Benalish Cavalry')
    expect(b.names('stack')).toEqual([])
  })
})
