import { describe, expect, it } from 'vitest'
import { board } from '../support/board.ts'

describe('X of a spell', () => {
  it('[CR 107.3m] Endless One enters with as many counters as were paid for', () => {
    const b = board({ a: { hand: ['Endless One'], battlefield: ['3 Wastes'] } })
    b.reply('x', 2).cast('Endless One').resolve()
    expect(b.pt('Endless One')).toBe('2/2')
  })

  it('[CR 107.3m] is 0 for a permanent that was not cast: Endless One dies', () => {
    const b = board({ a: { hand: ['Reanimate'], graveyard: ['Endless One'], battlefield: ['Swamp'] } })
    b.cast('Reanimate', { targets: ['Endless One'] }).resolve()
    expect(b.in('graveyard', 'Endless One')).toBe(true)
  })

  it('[CR 601.2b] Repeal is legal where a permanent has the mana value that can be paid', () => {
    const b = board({ a: { hand: ['Repeal'], battlefield: ['3 Island'] }, b: { battlefield: ['Grizzly Bears'] } })
    b.reply('x', 2)
      .cast('Repeal', { targets: ['Grizzly Bears'] })
      .resolve()
    expect(b.in('hand', 'Grizzly Bears')).toBe(true)
  })

  it('[CR 601.2c] Repeal is not where the only one costs more than that', () => {
    const b = board({ a: { hand: ['Repeal'], battlefield: ['2 Island'] }, b: { battlefield: ['Grizzly Bears'] } })
    expect(b.can('cast', 'Repeal')).toBe(false)
  })
})
