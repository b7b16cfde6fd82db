import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('disturb', () => {
  const position = {
    a: { battlefield: ['3 Island', 'Grizzly Bears'], graveyard: ["Lantern Bearer // Lanterns' Lift"] },
    b: { battlefield: ['2 Island'], hand: ['Counterspell'] },
  }

  it('[CR 702.146a–b, 712.8c, 712.13] [CR 712.11d] casts the card transformed from the graveyard', () => {
    const b = board(position)
    b.throughJson = true
    b.cast("Lanterns' Lift", { method: 'disturb', from: 'graveyard', targets: ['Grizzly Bears'] })
    expect(b.c("Lanterns' Lift").manaValue).toBe(1)
    b.resolve()
    expect(b.pt('Grizzly Bears')).toBe('3/3')
    expect(b.has('Grizzly Bears', 'flying')).toBe(true)
  })

  it('[CR 702.146a] only transformed, and only with its cost', () => {
    const b = board({ ...position, a: { ...position.a, battlefield: ['2 Island', 'Grizzly Bears'] } })
    expect(b.can('cast', 'Lantern Bearer')).toBe(false)
  })

  it("[Lanterns' Lift] countered or destroyed it is exiled", () => {
    const b = board(position)
    b.cast("Lanterns' Lift", { method: 'disturb', from: 'graveyard', targets: ['Grizzly Bears'] }).turnTo('B')
    b.cast('Counterspell', { targets: ["Lanterns' Lift"] }).resolve()
    expect(b.in('exile', 'Lantern Bearer')).toBe(true)
  })
})
