import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('freerunning', () => {
  it('[CR 702.173a] freerunning needs combat damage of an Assassin', () => {
    const b = board({ a: { hand: ['Brotherhood Ambushers'], battlefield: ['4 Swamp', 'Grizzly Bears'] } })
    b.attack('Grizzly Bears').damage().to('main2')
    expect(b.can('cast', 'Brotherhood Ambushers')).toBe(false)
    const c = board({ a: { hand: ['Brotherhood Ambushers'], battlefield: ['4 Swamp', 'Royal Assassin'] } })
    c.attack('Royal Assassin').damage().to('main2')
    c.cast('Brotherhood Ambushers', { method: 'alternative' }).resolve()
    expect(c.in('battlefield', 'Brotherhood Ambushers')).toBe(true)
  })
})
