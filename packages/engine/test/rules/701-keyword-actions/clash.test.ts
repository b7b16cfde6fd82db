import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('clash', () => {
  const clash = (mine: string, theirs: string) =>
    board({
      a: { hand: ['Research the Deep'], battlefield: ['2 Island'], library: ['Shock', mine, 'Island'] },
      b: { library: [theirs, 'Swamp'] },
    })

  it('[CR 701.30d, 701.30b] is won by the higher mana value', () => {
    const b = clash('Hill Giant', 'Grizzly Bears').cast('Research the Deep').resolve()
    expect(b.names('hand', 'A').toSorted()).toEqual(['Research the Deep', 'Shock'])
    const c = clash('Grizzly Bears', 'Grizzly Bears').cast('Research the Deep').resolve()
    expect(c.names('hand', 'A')).toEqual(['Shock'])
  })

  it('[CR 701.30a] each player may put the card on the bottom', () => {
    const b = clash('Hill Giant', 'Grizzly Bears').yes().no().cast('Research the Deep').resolve()
    const top = (player: 0 | 1) => b.game.state.library[player].map((id) => b.game.state.objects[id]!.def)
    expect(b.in('library', 'Hill Giant', 'A')).toBe(true)
    expect(top(0).indexOf(b.object('Hill Giant').def)).toBe(0)
    expect(top(1).indexOf(b.object('Grizzly Bears').def)).toBe(1)
  })
})
