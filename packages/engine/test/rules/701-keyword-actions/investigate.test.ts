import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('investigate', () => {
  it('[CR 701.16a, 111.10f] investigating creates a Clue, which draws a card', () => {
    const b = board({ a: { hand: ['Thraben Inspector'], battlefield: ['3 Plains'] } })
    b.cast('Thraben Inspector').resolve().resolve()
    expect(b.in('battlefield', 'Clue Token', 'A')).toBe(true)
    b.activate('Clue Token').resolve()
    expect(b.names('hand', 'A')).toHaveLength(1)
    expect(b.in('battlefield', 'Clue Token')).toBe(false)
  })
})
