import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('afflict', () => {
  it('[CR 702.130a] afflict costs the defending player life when it is blocked', () => {
    const b = board({ a: { battlefield: ['Khenra Eternal'] }, b: { battlefield: ['Hill Giant'] } })
    b.attack('Khenra Eternal').block('Hill Giant>Khenra Eternal').resolveAll()
    expect(b.life('B')).toBe(19)
  })
})
