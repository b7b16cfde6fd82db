import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('storm', () => {
  it('[CR 702.40a] storm: Grapeshot copies itself for each spell cast before it this turn', () => {
    const b = board({
      a: { battlefield: ['2 Forest', '2 Mountain'], hand: ['Llanowar Elves', 'Xantid Swarm', 'Grapeshot'] },
    })
    b.cast('Llanowar Elves').resolve()
    b.cast('Xantid Swarm').resolve()
    b.no('newTargets')
      .no('newTargets')
      .cast('Grapeshot', { targets: ['B'] })
      .resolve()
    expect(b.game.state.stack.length).toBe(3)
    b.resolveAll()
    expect(b.life('B')).toBe(17)
  })

  it('[CR 702.40a] storm copies may get new targets', () => {
    const b = board({
      a: { battlefield: ['Forest', '2 Mountain'], hand: ['Llanowar Elves', 'Grapeshot'] },
      b: { battlefield: ['Savannah Lions'] },
    })
    b.cast('Llanowar Elves').resolve()
    b.yes('newTargets').aim(['B', 'Savannah Lions']).cast('Grapeshot').resolve()
    b.resolveAll()
    expect(b.life('B')).toBe(19)
    expect(b.in('graveyard', 'Savannah Lions', 'B')).toBe(true)
  })

  it('[CR 702.40a] storm counts the spells of both players', () => {
    const b = board({
      a: { battlefield: ['4 Mountain'], hand: ['Grapeshot', 'Lightning Bolt'] },
      b: { battlefield: ['Mountain'], hand: ['Shock'] },
    })
    b.cast('Lightning Bolt', { targets: ['B'] })
    b.turnTo('B')
      .cast('Shock', { targets: ['A'] })
      .resolveAll()
    b.no('newTargets')
      .no('newTargets')
      .cast('Grapeshot', { targets: ['B'] })
      .resolveAll()
    expect(b.life('B')).toBe(14)
  })

  it('[CR 702.40a] storm works although the spell itself was countered', () => {
    const b = board({
      a: { battlefield: ['Forest', '2 Mountain'], hand: ['Llanowar Elves', 'Grapeshot'] },
      b: { battlefield: ['2 Island'], hand: ['Counterspell'] },
    })
    b.cast('Llanowar Elves').resolve()
    b.no('newTargets').cast('Grapeshot', { targets: ['B'] })
    b.turnTo('B').cast('Counterspell').resolveAll()
    expect(b.life('B')).toBe(19)
  })

  it('Stifle counters a storm trigger', () => {
    const b = board({
      a: { battlefield: ['Forest', '2 Mountain'], hand: ['Llanowar Elves', 'Grapeshot'] },
      b: { battlefield: ['Island'], hand: ['Stifle'] },
    })
    b.cast('Llanowar Elves').resolve()
    b.cast('Grapeshot', { targets: ['B'] })
    b.turnTo('B').cast('Stifle').resolveAll()
    expect(b.life('B')).toBe(19)
  })
})
