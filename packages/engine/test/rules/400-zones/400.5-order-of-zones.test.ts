import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'
import { inOrder } from '../../support/watch.ts'

describe('the order of zones', () => {
  it('[CR 404.1] [S5.1] the graveyard keeps its order: the newest card last', () => {
    const b = board({ a: { battlefield: ['2 Mountain'], hand: ['Lightning Bolt', 'Shock'] } })
    b.cast('Lightning Bolt', { targets: ['B'] }).resolve()
    b.cast('Shock', { targets: ['B'] }).resolve()
    expect(b.names('graveyard', 'A')).toEqual(['Lightning Bolt', 'Shock'])
  })

  it('[S5.1] Brainstorm puts two cards on top in the order chosen', () => {
    const b = board({
      a: { battlefield: ['Island'], hand: ['Brainstorm'], library: ['Forest', 'Swamp', 'Plains', 'Wastes'] },
    })
    b.reply('choose', () => [b.id('Forest', 'hand'), b.id('Plains', 'hand')])
    b.reply('orderCards', inOrder('Plains', 'Forest'))
    b.cast('Brainstorm').resolve()
    expect(b.names('library', 'A')).toEqual(['Plains', 'Forest', 'Wastes'])
  })

  it('[S5.1] Impulse puts the rest on the bottom', () => {
    const b = board({
      a: { battlefield: ['2 Island'], hand: ['Impulse'], library: ['Forest', 'Swamp', 'Plains', 'Mountain', 'Wastes'] },
    })
    b.pick('choose', 'Swamp').reply('orderCards', inOrder('Mountain', 'Plains', 'Forest'))
    b.cast('Impulse').resolve()
    expect(b.names('hand', 'A')).toEqual(['Swamp'])
    expect(b.names('library', 'A')).toEqual(['Wastes', 'Mountain', 'Plains', 'Forest'])
  })
})
