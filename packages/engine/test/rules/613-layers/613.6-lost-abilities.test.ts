import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('Humility and Opalescence', () => {
  it('[S10.1] [CR 613.6] Humility goes on applying in layer 7b although it lost its own ability in layer 6', () => {
    const b = board({ a: { battlefield: ['Opalescence', 'Humility'] }, b: { battlefield: ['Serra Angel'] } })
    expect(b.c('Humility').abilities).toEqual([])
    expect(b.pt('Serra Angel')).toBe('1/1')
    expect(b.has('Serra Angel', 'flying')).toBe(false)
  })
})
