import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

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

  it('[CR 716.2a, 107.16a] only one level after the other', () => {
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
