import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('incubate', () => {
  it('[CR 701.53a, 701.53b] [CR 111.10i] an Incubator enters with the counters, and transforms into a creature', () => {
    const b = board({ a: { hand: ['Converter Beast'], battlefield: ['6 Forest'] } })
    b.throughJson = true
    b.cast('Converter Beast').resolveAll()
    expect(b.counters('Incubator Token', '+1/+1')).toBe(5)
    expect(b.c('Incubator Token').colors).toBe(0)
    b.activate('Incubator Token').resolve()
    expect(b.pt('Phyrexian Token')).toBe('5/5')
  })

  it('[CR 701.27f] activated twice in a row it transforms only once', () => {
    const b = board({ a: { hand: ['Converter Beast'], battlefield: ['8 Forest'] } })
    b.cast('Converter Beast').resolveAll()
    b.activate('Incubator Token').activate('Incubator Token').resolveAll()
    expect(b.in('battlefield', 'Phyrexian Token')).toBe(true)
  })
})
