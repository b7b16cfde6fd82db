import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('soulshift', () => {
  it('[CR 702.46a] soulshift returns a Spirit card with small enough mana value', () => {
    const b = board({
      a: {
        hand: ['Wrath of God'],
        graveyard: ['Kami of Empty Graves', 'Grizzly Bears'],
        battlefield: ['4 Plains', 'Nightsoil Kami'],
      },
    })
    b.yes().cast('Wrath of God').resolve().resolve()
    expect(b.names('hand', 'A')).toEqual(['Kami of Empty Graves'])
  })
})
