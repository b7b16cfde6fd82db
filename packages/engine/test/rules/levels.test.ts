import { describe, expect, it } from 'vitest'
import { board } from '../support/board.ts'

describe('levelers', () => {
  const commander = (level: number) => ({
    a: { battlefield: [{ card: 'Coralhelm Commander', counters: { level } }, 'Merfolk Looter', '4 Island'] },
  })

  it('[CR 711.5] [CR 711.2a–b] the size and abilities of the level symbol that fits', () => {
    const sizes = [0, 1, 2, 3, 4, 5].map((level) => board(commander(level)).pt('Coralhelm Commander'))
    expect(sizes).toEqual(['2/2', '2/2', '3/3', '3/3', '4/4', '4/4'])
    expect(board(commander(1)).has('Coralhelm Commander', 'flying')).toBe(false)
    expect(board(commander(3)).has('Coralhelm Commander', 'flying')).toBe(true)
  })

  it('[CR 711.2b] an ability beside a level symbol is one it has only then', () => {
    expect(board(commander(3)).pt('Merfolk Looter')).toBe('1/1')
    expect(board(commander(4)).pt('Merfolk Looter')).toBe('2/2')
  })

  it('[CR 702.87a] [CR 711.4] level up is an activated ability, as a sorcery only', () => {
    const b = board(commander(1))
    b.throughJson = true
    b.activate('Coralhelm Commander').resolve()
    expect(b.counters('Coralhelm Commander', 'level')).toBe(2)
    expect(b.pt('Coralhelm Commander')).toBe('3/3')
    b.to('beginCombat')
    expect(b.can('activate', 'Coralhelm Commander')).toBe(false)
  })
})

describe('Classes', () => {
  const talent = () =>
    board({
      a: {
        battlefield: ["Stormchaser's Talent", '10 Island'],
        graveyard: ['Ancestral Recall'],
        hand: ['Brainstorm'],
      },
    })

  it('[CR 716.2a] its level becomes 2 and it has the abilities behind the bar', () => {
    const b = talent()
    b.throughJson = true
    b.activate("Stormchaser's Talent").resolve()
    expect(b.game.state.stack).toHaveLength(1)
    b.resolve()
    expect(b.in('hand', 'Ancestral Recall', 'A')).toBe(true)
  })

  it('[CR 716.2a] only one level after the other', () => {
    const b = talent()
    expect(b.legal().filter(({ kind }) => kind === 'activate')).toHaveLength(1)
    expect(() => b.activate("Stormchaser's Talent", { nth: 1 })).toThrow()
    b.activate("Stormchaser's Talent").resolveAll()
    b.activate("Stormchaser's Talent", { nth: 1 }).resolveAll()
    expect(b.object("Stormchaser's Talent").marks).toEqual({ level: 3 })
  })

  it('[CR 716.3] abilities of a level it has not reached do nothing', () => {
    const b = talent()
    b.cast('Brainstorm').resolve()
    expect(b.in('battlefield', 'Otter Token')).toBe(false)
  })
})
