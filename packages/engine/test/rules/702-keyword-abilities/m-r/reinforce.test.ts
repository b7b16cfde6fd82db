import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('reinforce', () => {
  it('[CR 702.77a] reinforce discards the card for counters on a creature', () => {
    const b = board({ a: { hand: ['Mosquito Guard'], battlefield: ['2 Plains', 'Grizzly Bears'] } })
    b.activate('Mosquito Guard', { zone: 'hand', targets: ['Grizzly Bears'] }).resolve()
    expect(b.pt('Grizzly Bears')).toBe('3/3')
    expect(b.in('graveyard', 'Mosquito Guard', 'A')).toBe(true)
  })
})
