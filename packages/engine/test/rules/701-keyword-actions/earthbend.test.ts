import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('earthbend', () => {
  it('[CR 701.66a] an earthbent land is a creature with haste, and returns tapped when it dies', () => {
    const b = board({ a: { hand: ['Earthbending Lesson', 'Terror'], battlefield: ['4 Forest', '2 Swamp', 'Taiga'] } })
    b.cast('Earthbending Lesson', { targets: ['Taiga'] }).resolve()
    expect(b.pt('Taiga')).toBe('4/4')
    expect(b.has('Taiga', 'haste')).toBe(true)
    b.cast('Terror', { targets: ['Taiga'] }).resolve()
    expect(b.in('graveyard', 'Taiga', 'A')).toBe(true)
    b.resolve()
    expect(b.object('Taiga')).toMatchObject({ zone: 'battlefield', tapped: true, counters: null })
  })
})
