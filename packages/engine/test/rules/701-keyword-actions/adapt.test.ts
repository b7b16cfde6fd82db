import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('adapt', () => {
  it('[CR 701.46a] adapt does nothing where there is a +1/+1 counter', () => {
    const b = board({ a: { battlefield: ['12 Forest', 'Sauroform Hybrid'] } })
    b.activate('Sauroform Hybrid').resolve().activate('Sauroform Hybrid').resolve()
    expect(b.pt('Sauroform Hybrid')).toBe('6/6')
  })
})
