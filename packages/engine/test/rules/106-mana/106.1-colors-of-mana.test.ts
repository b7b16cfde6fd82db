import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('paying', () => {
  it('[CR 106.1b] River of Tears pays with black mana in a turn its controller played a land, and with blue in others', () => {
    const b = board({ a: { battlefield: ['River of Tears'], hand: ['Swamp', 'Dark Ritual', 'Peek'] } })
    expect([b.can('cast', 'Peek'), b.can('cast', 'Dark Ritual')]).toEqual([true, false])
    b.play('Swamp')
    b.tapForMana('Swamp')
    expect(b.pool('A')).toBe('{B}')
    b.tapForMana('River of Tears')
    expect(b.pool('A')).toBe('{B}{B}')
  })
})
