import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('bolster', () => {
  it('[CR 701.39a] bolster goes to a creature with the least toughness', () => {
    const b = board({ a: { hand: ['Sandcrafter Mage'], battlefield: ['3 Plains', 'Llanowar Elves', 'Hill Giant'] } })
    b.cast('Sandcrafter Mage').resolve().resolve()
    expect([b.pt('Llanowar Elves'), b.pt('Sandcrafter Mage')]).toEqual(['2/2', '2/2'])
  })
})
