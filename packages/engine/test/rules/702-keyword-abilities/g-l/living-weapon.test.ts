import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('living weapon', () => {
  it('[CR 702.92a] living weapon attaches the Equipment to a Germ it creates', () => {
    const b = board({ a: { hand: ['Flayer Husk'], battlefield: ['Wastes'] } })
    b.cast('Flayer Husk').resolve().resolve()
    expect(b.pt('Phyrexian Germ Token')).toBe('1/1')
    expect(b.object('Flayer Husk').attachedTo).toBe(b.id('Phyrexian Germ Token'))
  })
})
