import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Rootwater Thief] exiles a card of the library of the player it hit, for {2}', () => {
  const exiled = (answer: 'yes' | 'no'): string[] => {
    const b = board({
      a: { battlefield: ['Rootwater Thief', '2 Island'] },
      b: { library: ['Serra Angel', '3 Wastes'] },
    })
    b[answer]('payOrNot').pick('chooseFound', 'Serra Angel').attack('Rootwater Thief').damage()
    return b.names('exile', 'B')
  }
  expect([exiled('yes'), exiled('no')]).toEqual([['Serra Angel'], []])
})
