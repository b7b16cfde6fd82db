import { describe, expect, it } from 'vitest'
import { viewFor } from '../../src/view/view.ts'
import { board } from '../support/board.ts'

describe('suspend', () => {
  it('[CR 702.62a] the card waits in exile and is cast when the last time counter is removed', () => {
    const b = board({ a: { hand: ['Rift Bolt'], battlefield: ['Mountain'] } })
    b.throughJson = true
    b.activate('Rift Bolt', { zone: 'hand' })
    expect(b.names('stack')).toEqual([])
    expect(b.counters('Rift Bolt', 'time')).toBe(1)
    b.yes().aim(['B']).to('main1', 5)
    expect(b.life('B')).toBe(17)
    expect(b.in('graveyard', 'Rift Bolt', 'A')).toBe(true)
  })

  it('[CR 702.62a] casting it is optional; declined, it stays in exile', () => {
    const b = board({ a: { hand: ['Rift Bolt'], battlefield: ['Mountain'] } })
    b.activate('Rift Bolt', { zone: 'hand' }).no().to('main1', 5)
    expect(b.in('exile', 'Rift Bolt')).toBe(true)
  })

  it('[CR 702.62a] one time counter is removed in each upkeep of its owner', () => {
    const b = board({ a: { hand: ['Durkwood Baloth'], battlefield: ['Forest'] } })
    b.activate('Durkwood Baloth', { zone: 'hand' }).to('main1', 5)
    expect(b.counters('Durkwood Baloth', 'time')).toBe(4)
  })

  it('[CR 702.62a] a creature cast this way has haste', () => {
    const b = board({
      a: { hand: ['Durkwood Baloth'], battlefield: ['Forest'], library: ['20 Forest'] },
      b: { library: ['20 Forest'] },
    })
    b.activate('Durkwood Baloth', { zone: 'hand' }).yes().to('main1', 13)
    expect(b.has('Durkwood Baloth', 'haste')).toBe(true)
    b.attack('Durkwood Baloth').damage()
    expect(b.life('B')).toBe(15)
  })

  it('[CR 702.62a] it is suspended only when it could be cast', () => {
    const b = board({ a: { hand: ['Rift Bolt'], battlefield: ['Mountain'] } })
    b.to('upkeep', 4)
    expect(b.decision.player === 0 && b.can('activate', 'Rift Bolt')).toBe(false)
  })

  it('[CR 202.1b] without a mana cost it can only be suspended', () => {
    const b = board({ a: { hand: ['Ancestral Vision'], battlefield: ['Island'] } })
    expect([b.can('cast', 'Ancestral Vision'), b.can('activate', 'Ancestral Vision')]).toEqual([false, true])
  })
})

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

describe('plot', () => {
  it('[CR 702.170d] a plotted card is cast for nothing on a later turn', () => {
    const b = board({ a: { hand: ["Djinn of Fool's Fall"], battlefield: ['4 Island'] } })
    b.activate("Djinn of Fool's Fall", { zone: 'hand' })
    expect(b.can('cast', "Djinn of Fool's Fall")).toBe(false)
    b.to('main1', 5)
    b.cast("Djinn of Fool's Fall", { from: 'exile', method: 'plot' }).resolve()
    expect(b.in('battlefield', "Djinn of Fool's Fall")).toBe(true)
    expect(b.object('Island').tapped).toBe(false)
  })

  it('[CR 702.170d] only in a main phase with an empty stack', () => {
    const b = board({ a: { hand: ["Djinn of Fool's Fall"], battlefield: ['4 Island'] } })
    b.activate("Djinn of Fool's Fall", { zone: 'hand' }).to('upkeep', 5)
    expect(b.can('cast', "Djinn of Fool's Fall")).toBe(false)
  })
})
