import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('Morbid Opportunist', () => {
  it('[CR 603.2] [Morbid Opportunist] triggers only once each turn, also when several creatures die together later', () => {
    const b = board({
      a: { battlefield: ['Morbid Opportunist', '3 Mountain'], hand: ['Shock', 'Pyroclasm'], library: ['3 Forest'] },
      b: { battlefield: ['Llanowar Elves', '2 Grizzly Bears'] },
    })
    b.cast('Shock', { targets: ['Llanowar Elves'] }).resolve()
    b.resolve()
    expect(b.names('hand', 'A')).toEqual(['Pyroclasm', 'Forest'])
    b.cast('Pyroclasm').resolve()
    expect(b.in('graveyard', 'Grizzly Bears')).toBe(true)
    expect(b.game.state.stack).toEqual([])
    expect(b.names('hand', 'A')).toEqual(['Forest'])
  })
})
