import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Doomsday Excruciator] leaves six cards of each library if it was cast', () => {
  const b = board({
    a: { hand: ['Doomsday Excruciator'], battlefield: ['6 Swamp'], library: ['9 Forest'] },
    b: { library: ['5 Island'] },
  })
  b.cast('Doomsday Excruciator').resolveAll()
  expect([b.names('library', 'A').length, b.names('library', 'B').length]).toEqual([6, 5])
})
