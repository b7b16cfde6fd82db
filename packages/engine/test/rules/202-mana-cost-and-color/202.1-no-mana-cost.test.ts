import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('suspend', () => {
  it('[CR 202.1b] without a mana cost it can only be suspended', () => {
    const b = board({ a: { hand: ['Ancestral Vision'], battlefield: ['Island'] } })
    expect([b.can('cast', 'Ancestral Vision'), b.can('activate', 'Ancestral Vision')]).toEqual([false, true])
  })
})
