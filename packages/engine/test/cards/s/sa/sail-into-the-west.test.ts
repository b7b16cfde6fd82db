import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Sail into the West] exchanges hands where the vote is tied', () => {
  const b = board({
    a: { hand: ['Sail into the West', 'Shock'], battlefield: ['2 Forest', '2 Island'], library: ['8 Forest'] },
    b: { hand: ['Opt'], library: ['8 Island'] },
  })
  b.option('vote', 'return').option('vote', 'embark').yes().no().cast('Sail into the West').resolve()
  expect([b.names('hand', 'A').length, b.names('hand', 'B')]).toEqual([7, ['Opt']])
})
