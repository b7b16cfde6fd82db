import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('scavenge', () => {
  it('[CR 702.97a] scavenge exiles the card and puts counters for its power', () => {
    const b = board({ a: { graveyard: ['Drudge Beetle'], battlefield: ['6 Forest', 'Grizzly Bears'] } })
    b.activate('Drudge Beetle', { zone: 'graveyard', targets: ['Grizzly Bears'] }).resolve()
    expect(b.pt('Grizzly Bears')).toBe('4/4')
    expect(b.in('exile', 'Drudge Beetle')).toBe(true)
  })
})
