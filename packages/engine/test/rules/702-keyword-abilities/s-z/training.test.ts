import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('training', () => {
  it('[CR 702.149a] a creature in training grows beside a stronger one', () => {
    const b = board({ a: { battlefield: ['Gryff Rider', 'Hill Giant'] } })
    b.attack('Gryff Rider', 'Hill Giant').resolve()
    expect(b.pt('Gryff Rider')).toBe('3/2')
  })

  it('[CR 702.149a] and not beside an equal one', () => {
    const b = board({ a: { battlefield: ['Gryff Rider', 'Grizzly Bears'] } })
    b.attack('Gryff Rider', 'Grizzly Bears').resolveAll()
    expect(b.pt('Gryff Rider')).toBe('2/1')
  })
})
