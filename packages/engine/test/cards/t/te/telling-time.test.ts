import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Telling Time] puts one card into the hand, one on top and one on the bottom', () => {
  const b = board({
    a: { hand: ['Telling Time'], battlefield: ['2 Island'], library: ['Shock', 'Opt', 'Forest', 'Wastes'] },
  })
  b.pick('choose', 'Opt').pick('choose', 'Shock').cast('Telling Time').resolve()
  expect([b.names('hand', 'A'), b.names('library', 'A')]).toEqual([['Opt'], ['Forest', 'Wastes', 'Shock']])
})
