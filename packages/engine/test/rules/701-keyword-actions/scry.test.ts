import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('scry', () => {
  it('[CR 701.22d] [Flamespeaker Adept] sees a scry after it is done', () => {
    const b = board({ a: { battlefield: ['Flamespeaker Adept', '3 Mountain'], hand: ['Magma Jet'] } })
    b.cast('Magma Jet', { targets: ['B'] }).resolveAll()
    expect(b.pt('Flamespeaker Adept')).toBe('4/3')
  })
})
