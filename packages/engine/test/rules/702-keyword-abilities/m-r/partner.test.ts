import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('partner', () => {
  it('[CR 702.124j] partner with: the target player may find the partner', () => {
    const b = board({
      a: { hand: ['Ley Weaver'], battlefield: ['4 Forest'], library: ['Forest', 'Lore Weaver', 'Shock'] },
    })
    b.aim(['A']).cast('Ley Weaver').resolve().yes().pick('chooseFound', 'Lore Weaver').resolve()
    expect(b.names('hand', 'A')).toEqual(['Lore Weaver'])
  })
})
