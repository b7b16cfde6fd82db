import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

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
