import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('goad', () => {
  it('[CR 701.15a] a goaded creature must attack until the next turn of who goaded it', () => {
    const b = board({
      a: { hand: ['Jeering Homunculus'], battlefield: ['2 Island'], library: ['9 Forest'] },
      b: { battlefield: ['Grizzly Bears'], library: ['9 Forest'] },
    })
    b.yes().aim(['Grizzly Bears']).cast('Jeering Homunculus').resolve().resolve().to('declareAttackers', 4)
    expect(() => b.submit([])).toThrow()
    b.attack('Grizzly Bears').to('declareAttackers', 6)
    expect(() => b.submit([])).not.toThrow()
  })

  it('[CR 701.15b] a goaded creature attacks if able', () => {
    const b = board({
      a: { battlefield: [{ card: 'Shiny Impetus', attachedTo: 'Grizzly Bears' }] },
      b: { battlefield: ['Grizzly Bears'] },
      active: 1,
    })
    b.to('declareAttackers')
    expect(() => b.submit([])).toThrow()
    b.attack('Grizzly Bears').resolve().damage()
    expect(b.life('A')).toBe(16)
    expect(b.names('battlefield', 'A')).toContain('Treasure Token')
  })
})
