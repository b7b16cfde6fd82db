import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Demonic Bargain] searches below the top thirteen cards', () => {
  const b = board({
    a: { hand: ['Demonic Bargain'], battlefield: ['3 Swamp'], library: ['13 Forest', 'Shock', 'Opt'] },
  })
  b.pick('chooseFound', 'Opt').cast('Demonic Bargain').resolve()
  expect([b.names('exile').length, b.names('hand', 'A'), b.names('library', 'A')]).toEqual([13, ['Opt'], ['Shock']])
})
