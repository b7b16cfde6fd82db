import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('cipher', () => {
  it('[CR 702.99a] an encoded card is copied and cast when its creature deals combat damage to a player', () => {
    const b = board({
      a: {
        hand: ['Last Thoughts'],
        battlefield: ['4 Island', 'Grizzly Bears'],
        library: ['Forest', 'Shock', 'Plains'],
      },
    })
    b.throughJson = true
    b.pick('choose', 'Grizzly Bears').cast('Last Thoughts').resolve()
    expect(b.in('exile', 'Last Thoughts')).toBe(true)
    b.yes().yes().attack('Grizzly Bears').damage()
    expect(b.names('hand', 'A')).toEqual(['Forest', 'Shock'])
    expect(b.names('exile')).toEqual(['Last Thoughts'])
    expect(b.names('graveyard', 'A')).toEqual([])
  })

  it('[CR 702.99a] without a creature chosen it goes to the graveyard', () => {
    const b = board({ a: { hand: ['Last Thoughts'], battlefield: ['4 Island', 'Grizzly Bears'] } })
    b.reply('choose', []).cast('Last Thoughts').resolve()
    expect(b.in('graveyard', 'Last Thoughts', 'A')).toBe(true)
  })

  it('[CR 702.99c] once the card has left exile there is nothing to copy', () => {
    const b = board({
      a: { hand: ['Last Thoughts'], battlefield: ['4 Island', 'Grizzly Bears'], library: ['9 Forest'] },
      options: { kitchenTable: true },
    })
    b.pick('choose', 'Grizzly Bears').cast('Last Thoughts').resolve()
    b.act({ kind: 'manual', manual: { do: 'move', object: b.id('Last Thoughts', 'exile'), to: 'graveyard' } })
    b.yes().attack('Grizzly Bears').damage()
    expect(b.names('hand', 'A')).toEqual(['Forest'])
  })
})
