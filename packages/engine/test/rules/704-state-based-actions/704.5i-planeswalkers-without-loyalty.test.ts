import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('planeswalkers', () => {
  it('[CR 704.5i] paying the last loyalty puts it into the graveyard, the ability resolves', () => {
    const b = board({ a: { battlefield: [{ card: 'Jace Beleren', counters: { loyalty: 1 } }] } })
    b.activate('Jace Beleren', { nth: 1, targets: ['A'] })
    expect(b.in('graveyard', 'Jace Beleren', 'A')).toBe(true)
    b.resolve()
    expect(b.names('hand', 'A').length).toBe(1)
  })
})

describe('planeswalkers and legends', () => {
  it('[S12.2] [CR 704.5i] [S12.2] a planeswalker without loyalty goes to the graveyard', () => {
    const b = board({
      a: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
      b: { battlefield: ['Jace Beleren'] },
    })
    b.cast('Lightning Bolt', { targets: ['Jace Beleren'] }).resolve()
    expect(b.in('graveyard', 'Jace Beleren', 'B')).toBe(true)
  })
})

describe('counters', () => {
  it('[S12.2] [CR 704.5i] Vampire Hexmage kills a planeswalker', () => {
    const b = board({ a: { battlefield: ['Vampire Hexmage'] }, b: { battlefield: ['Jace Beleren'] } })
    b.activate('Vampire Hexmage', { targets: ['Jace Beleren'] }).resolve()
    expect(b.in('graveyard', 'Jace Beleren', 'B')).toBe(true)
  })
})
