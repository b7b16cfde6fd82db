import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('copies of permanents', () => {
  it('Clone may decline to copy', () => {
    const b = board({ a: { battlefield: ['4 Island', 'Serra Angel'], hand: ['Clone'] } })
    b.no('copy').cast('Clone').resolve()
    expect(b.in('graveyard', 'Clone', 'A')).toBe(true)
  })

  it('[CR 707.5] a Clone of Elvish Visionary triggers as it enters', () => {
    const b = board({ a: { battlefield: ['4 Island', 'Elvish Visionary'], hand: ['Clone'] } })
    b.yes('copy').cast('Clone').resolve().resolve()
    expect(b.names('hand', 'A')).toEqual(['Wastes'])
  })

  it('[CR 707.5] a Clone of Spike Feeder enters with its two counters', () => {
    const b = board({
      a: { battlefield: ['4 Island', { card: 'Spike Feeder', counters: { '+1/+1': 2 } }], hand: ['Clone'] },
    })
    b.yes('copy').cast('Clone').resolve()
    expect(b.counters('Spike Feeder#2', '+1/+1')).toBe(2)
  })
})
