import { describe, expect, it } from 'vitest'
import { botBoard } from '../support/bot-board.ts'

describe('cards that are good to discard', () => {
  it('Survival of the Fittest turns a small creature into the best one', () => {
    const b = botBoard({
      a: {
        battlefield: ['Survival of the Fittest', '5 Forest'],
        hand: ['Llanowar Elves', 'Forest'],
        library: ['Llanowar Elves', 'Deranged Hermit', '20 Forest'],
      },
      active: 1,
    })
    expect(b.at('end').actAll()).toEqual(['activate Survival of the Fittest'])
    expect(b.board.in('hand', 'Deranged Hermit')).toBe(true)
  })

  it('Survival of the Fittest keeps a good creature', () => {
    const b = botBoard({
      a: { battlefield: ['Survival of the Fittest', '5 Forest'], hand: ['Deranged Hermit'], library: ['20 Forest'] },
      active: 1,
    })
    expect(b.at('end').actAll()).toEqual([])
  })

  it('Squee, Goblin Nabob goes first: it comes back', () => {
    const b = botBoard({
      a: {
        battlefield: ['Survival of the Fittest', 'Forest'],
        hand: ['Llanowar Elves', 'Squee, Goblin Nabob'],
        library: ['Deranged Hermit', '20 Forest'],
      },
      active: 1,
    })
    b.at('end').actAll()
    expect(b.board.in('graveyard', 'Squee, Goblin Nabob')).toBe(true)
  })

  it('Wonder goes to the graveyard where it lets the others fly', () => {
    const b = botBoard({
      a: { battlefield: ['Wild Mongrel', '2 Grizzly Bears', 'Island'], hand: ['Wonder'] },
      b: { battlefield: ['River Boa'] },
    })
    expect(b.actAll()).toEqual(['activate Wild Mongrel'])
    expect(b.board.in('graveyard', 'Wonder')).toBe(true)
  })

  it('Arrogant Wurm is discarded to Wild Mongrel and cast for its madness cost', () => {
    const b = botBoard({ a: { battlefield: ['Wild Mongrel', '3 Forest'], hand: ['Arrogant Wurm'] } })
    b.actAll()
    expect(b.board.in('battlefield', 'Arrogant Wurm')).toBe(true)
  })
})
