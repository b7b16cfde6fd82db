import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('mill', () => {
  it('[CR 701.17c] a card from among those milled is put into the hand', () => {
    const b = board({
      a: { battlefield: ['Six'], library: ['Grizzly Bears', 'Forest', 'Shock', 'Island'] },
    })
    b.yes().attack('Six').resolve()
    expect(b.names('hand', 'A')).toEqual(['Forest'])
    expect(b.names('graveyard', 'A').toSorted()).toEqual(['Grizzly Bears', 'Shock'])
  })
})
