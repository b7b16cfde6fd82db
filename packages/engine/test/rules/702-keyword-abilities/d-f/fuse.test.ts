import { describe, expect, it } from 'vitest'
import { colorsOf } from '../../../../src/continuous/characteristics.ts'
import { board } from '../../../support/board.ts'
import { castFace } from '../../../support/cast-face.ts'

const WEAR_TEAR = {
  a: { hand: ['Wear // Tear'], battlefield: ['2 Mountain', 'Plains'] },
  b: { battlefield: ['Sol Ring', 'Crusade'] },
}

describe('fuse', () => {
  it('[CR 702.102d] a fused spell follows the left half and then the right half', () => {
    const b = castFace(board(WEAR_TEAR), 'Wear // Tear', 2)
    expect(b.c('Wear // Tear').manaValue).toBe(3)
    b.resolve()
    expect(b.names('graveyard', 'B').sort()).toEqual(['Crusade', 'Sol Ring'])
  })

  it('[CR 702.102c] a fused spell costs the mana of both halves', () => {
    const b = board({ ...WEAR_TEAR, a: { hand: ['Wear // Tear'], battlefield: ['2 Mountain'] } })
    expect(b.legal().filter((action) => action.kind === 'cast')).toHaveLength(1)
  })

  it('[CR 702.102b, 709.4d] fused, it has the colors of both halves', () => {
    const b = castFace(board(WEAR_TEAR), 'Wear // Tear', 2)
    expect(colorsOf(b.c('Wear // Tear'))).toEqual(['W', 'R'])
  })

  it('[CR 702.102a] it is fused only from the hand', () => {
    const b = board({ ...WEAR_TEAR, a: { graveyard: ['Wear // Tear'], battlefield: ['2 Mountain', 'Plains'] } })
    expect(b.legal().some((action) => action.kind === 'cast')).toBe(false)
  })
})
