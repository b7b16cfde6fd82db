import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'
import { offers } from '../../../support/watch.ts'

describe('cycling', () => {
  it('[CR 702.29d] [Drake Haven] a card that is cycled is discarded once', () => {
    const b = board({ a: { battlefield: ['Drake Haven', '5 Island'], hand: ['Hieroglyphic Illumination'] } })
    b.activate('Hieroglyphic Illumination', { zone: 'hand' }).yes().resolveAll()
    expect(b.count('battlefield', 'Drake Token', 'A')).toBe(1)
  })

  it('[S4.1] [CR 702.29a, 117.1b] cycling: discard and draw, at instant speed', () => {
    const b = board({ a: { battlefield: ['3 Forest'], hand: ['Krosan Tusker'] }, active: 1 })
    b.turnTo('A').no().activate('Krosan Tusker', { zone: 'hand' }).resolveAll()
    expect(b.names('graveyard', 'A')).toEqual(['Krosan Tusker'])
    expect(b.names('hand', 'A')).toEqual(['Wastes'])
  })

  it('[CR 702.29d] the cycling trigger resolves before the cycling ability draws', () => {
    const b = board({
      a: { battlefield: ['2 Mountain', 'Goblin Piker'], hand: ['Gempalm Incinerator'] },
      b: { battlefield: ['Llanowar Elves'] },
    })
    b.yes().aim(['Llanowar Elves']).activate('Gempalm Incinerator', { zone: 'hand' }).resolve()
    expect(b.in('graveyard', 'Llanowar Elves', 'B')).toBe(true)
    expect(b.names('hand', 'A')).toEqual([])
    b.resolve()
    expect(b.names('hand', 'A')).toEqual(['Wastes'])
  })

  it('[CR 702.29e] Plainscycling finds a Plains', () => {
    const b = board({ a: { battlefield: ['2 Forest'], hand: ['Eternal Dragon'], library: ['3 Forest', 'Savannah'] } })
    const seen = offers(b, 'chooseFound', 'Savannah')
    b.activate('Eternal Dragon', { zone: 'hand', nth: 1 }).resolve()
    expect(seen).toEqual(['Savannah'])
    expect(b.names('hand', 'A')).toEqual(['Savannah'])
  })
})
