import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Cavalier of Thorns] exiles itself to put another card on top of the library', () => {
  const b = board({ a: { hand: ['Murder'], battlefield: ['Cavalier of Thorns', '3 Swamp'], graveyard: ['Shock'] } })
  b.cast('Murder', { targets: ['Cavalier of Thorns'] })
    .aim(['Shock'])
    .yes()
    .resolveAll()
  expect([b.in('exile', 'Cavalier of Thorns'), b.names('library', 'A')[0]]).toEqual([true, 'Shock'])
})
