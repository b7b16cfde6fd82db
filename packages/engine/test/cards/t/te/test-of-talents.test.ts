import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Test of Talents] exiles the copies and gives a card for each one from the hand', () => {
  const b = board({
    a: { battlefield: ['Mountain'], hand: ['2 Shock'], library: ['Shock', '5 Forest'] },
    b: { battlefield: ['2 Island'], hand: ['Test of Talents'] },
  })
  b.cast('Shock', { targets: ['B'] })
    .pass()
    .reply('chooseFound', (decision) => (decision.shape === 'objects' ? decision.candidates : []))
    .cast('Test of Talents')
    .resolve()
  expect([b.count('exile', 'Shock', 'A'), b.names('hand', 'A')]).toEqual([3, ['Forest']])
})
