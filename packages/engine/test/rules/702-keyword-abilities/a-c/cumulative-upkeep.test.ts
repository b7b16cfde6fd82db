import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

const UPKEEP = { active: 1, step: 'end' } as const

describe('cumulative upkeep', () => {
  it('[CR 702.24a] cumulative upkeep: an age counter each turn, and one more mana', () => {
    const b = board({ a: { battlefield: ['Mystic Remora', '5 Island'] }, ...UPKEEP })
    b.yes('payOrNot').to('draw', 4)
    expect(b.counters('Mystic Remora', 'age')).toBe(1)
    b.yes('payOrNot').to('draw', 6)
    expect(b.counters('Mystic Remora', 'age')).toBe(2)
    expect(b.game.state.battlefield.filter((id) => b.game.state.objects[id]!.tapped).length).toBe(2)
  })

  it('[CR 702.24a] not paid: sacrificed', () => {
    const b = board({ a: { battlefield: ['Mystic Remora', '5 Island'] }, ...UPKEEP })
    b.no('payOrNot').to('draw', 4)
    expect(b.in('graveyard', 'Mystic Remora', 'A')).toBe(true)
  })
})
