import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('ninjutsu', () => {
  it('[CR 702.49a, 506.3d, 508.4d] ninjutsu: an unblocked attacker is returned, the Ninja enters tapped and attacking', () => {
    const b = board({ a: { battlefield: ['Ornithopter', '2 Island'], hand: ['Ninja of the Deep Hours'] } })
    b.attack('Ornithopter').to('declareBlockers')
    b.activate('Ninja of the Deep Hours', { zone: 'hand' }).resolve()
    expect(b.in('hand', 'Ornithopter', 'A')).toBe(true)
    expect(b.object('Ninja of the Deep Hours').tapped).toBe(true)
    b.yes().damage()
    expect(b.life('B')).toBe(18)
    expect(b.names('hand', 'A')).toEqual(['Ornithopter', 'Wastes'])
  })

  it('[CR 702.49a] before blocks there is no unblocked creature', () => {
    const b = board({ a: { battlefield: ['Ornithopter', '2 Island'], hand: ['Ninja of the Deep Hours'] } })
    b.attack('Ornithopter')
    expect(b.can('activate', 'Ninja of the Deep Hours')).toBe(false)
  })
})
