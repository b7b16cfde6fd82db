import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('escape', () => {
  it('[CR 702.138a] casts the card from the graveyard by exiling others', () => {
    const b = board({
      a: { graveyard: ['Glimpse of Freedom', '5 Forest'], battlefield: ['3 Island'], library: ['Shock'] },
    })
    b.cast('Glimpse of Freedom', { from: 'graveyard', method: 'escape' }).resolve()
    expect(b.names('hand', 'A')).toEqual(['Shock'])
    expect(b.count('exile', 'Forest')).toBe(5)
    expect(b.names('graveyard', 'A')).toEqual(['Glimpse of Freedom'])
  })

  it('[CR 702.138a] not with too few other cards', () => {
    const b = board({ a: { graveyard: ['Glimpse of Freedom', '4 Forest'], battlefield: ['3 Island'] } })
    expect(b.can('cast', 'Glimpse of Freedom')).toBe(false)
  })
})
