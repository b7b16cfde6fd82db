import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Cavalier of Thorns] exiles itself to put another card on top of the library', () => {
  const b = board({ a: { hand: ['Murder'], battlefield: ['Cavalier of Thorns', '3 Swamp'], graveyard: ['Shock'] } })
  b.cast('Murder', { targets: ['Cavalier of Thorns'] })
    .aim(['Shock'])
    .yes()
    .resolveAll()
  expect([b.in('exile', 'Cavalier of Thorns'), b.names('library', 'A')[0]]).toEqual([true, 'Shock'])
})
it('[Cavalier of Thorns] [CR 603.6] is no other card than the one it became', () => {
  const b = board({
    a: { battlefield: ['Cavalier of Thorns'] },
    b: { battlefield: ['3 Swamp'], hand: ['Murder'] },
  })
  b.turnTo('B')
    .cast('Murder', { targets: ['Cavalier of Thorns'] })
    .resolve()
  expect([b.names('stack'), b.names('graveyard', 'A')]).toEqual([[], ['Cavalier of Thorns']])
})
