import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('dredge', () => {
  it('[CR 702.52a] dredge mills instead of drawing and returns the card', () => {
    const b = board({ a: { graveyard: ['Greater Mossdog'], library: ['5 Forest'] }, active: 1 })
    b.yes().to('main1', 4)
    expect(b.names('hand', 'A')).toEqual(['Greater Mossdog'])
    expect(b.count('graveyard', 'Forest', 'A')).toBe(3)
    expect(b.names('library', 'A')).toHaveLength(2)
  })

  it('[CR 702.52a] dredging is optional', () => {
    const b = board({ a: { graveyard: ['Greater Mossdog'], library: ['5 Forest'] }, active: 1 })
    b.no().to('main1', 4)
    expect(b.names('hand', 'A')).toEqual(['Forest'])
  })

  it('[CR 702.52b] with too few cards in the library nothing can be dredged', () => {
    const b = board({ a: { graveyard: ['Greater Mossdog'], library: ['2 Forest'] }, active: 1 })
    b.yes().to('main1', 4)
    expect(b.names('hand', 'A')).toEqual(['Forest'])
  })
})
