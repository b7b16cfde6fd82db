import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Demonic Bargain] exiles thirteen cards before it searches', () => {
  const b = board({
    a: { hand: ['Demonic Bargain'], battlefield: ['3 Swamp'], library: ['13 Wastes', 'Shock', 'Hill Giant'] },
  })
  b.pick('chooseFound', 'Hill Giant').cast('Demonic Bargain').resolve()
  expect([b.names('hand', 'A'), b.names('exile').length, b.names('library', 'A')]).toEqual([
    ['Hill Giant'],
    13,
    ['Shock'],
  ])
})
