import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('ravenous', () => {
  const enter = (lands: number, x: number) => {
    const b = board({ a: { hand: ['Mawloc'], battlefield: [`${lands} Taiga`], library: ['Shock', 'Shock'] } })
    return b.reply('x', x).cast('Mawloc').resolve().resolveAll()
  }

  it('[CR 702.156a] it enters with X counters and draws a card for an X of 5', () => {
    const b = enter(7, 5)
    expect(b.pt('Mawloc')).toBe('7/7')
    expect(b.names('hand', 'A')).toEqual(['Shock'])
  })

  it('[CR 702.156a] and not for 4', () => expect(enter(6, 4).names('hand', 'A')).toEqual([]))
})
