import { describe, expect, it } from 'vitest'
import { viewFor } from '../../../../src/view/view.ts'
import { board } from '../../../support/board.ts'

describe('foretell', () => {
  it('[CR 702.143a] the card is cast on a later turn for its foretell cost', () => {
    const b = board({ a: { hand: ['Augury Raven'], battlefield: ['2 Island'] } })
    b.throughJson = true
    b.activate('Augury Raven', { zone: 'hand' })
    expect(b.in('exile', 'Augury Raven')).toBe(true)
    b.to('main1', 5)
    expect(b.can('cast', 'Augury Raven')).toBe(true)
    b.cast('Augury Raven', { from: 'exile', method: 'foretell' }).resolve()
    expect(b.in('battlefield', 'Augury Raven')).toBe(true)
  })

  it('[CR 702.143a] not in the turn it was foretold', () => {
    const b = board({ a: { hand: ['Saw It Coming', 'Shock'], battlefield: ['4 Island', 'Mountain'] } })
    b.activate('Saw It Coming', { zone: 'hand' }).cast('Shock', { targets: ['B'] })
    expect(b.can('cast', 'Saw It Coming')).toBe(false)
  })

  it('[CR 702.143a] an instant is cast from exile in the turn of the opponent', () => {
    const b = board({
      a: { hand: ['Saw It Coming'], battlefield: ['2 Island'] },
      b: { hand: ['Grizzly Bears'], battlefield: ['2 Forest'] },
    })
    b.activate('Saw It Coming', { zone: 'hand' }).to('main1', 4)
    b.cast('Grizzly Bears').turnTo('A')
    expect(b.can('cast', 'Saw It Coming')).toBe(false)
    const ready = board({
      a: { hand: ['Saw It Coming'], battlefield: ['4 Island'] },
      b: { hand: ['Grizzly Bears'], battlefield: ['2 Forest'] },
    })
    ready.activate('Saw It Coming', { zone: 'hand' }).to('main1', 4)
    ready.cast('Grizzly Bears').turnTo('A')
    ready.cast('Saw It Coming', { from: 'exile', method: 'foretell', targets: ['Grizzly Bears'] }).resolve()
    expect(ready.in('graveyard', 'Grizzly Bears', 'B')).toBe(true)
  })

  it('[CR 702.143a] its owner may look at it, the opponent may not', () => {
    const b = board({ a: { hand: ['Augury Raven'], battlefield: ['2 Island'] } })
    b.activate('Augury Raven', { zone: 'hand' })
    expect(JSON.stringify(viewFor(b.game, 0).exile)).toContain('Augury Raven')
    expect(JSON.stringify(viewFor(b.game, 1))).not.toContain('Augury Raven')
  })
})
