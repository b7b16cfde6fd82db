import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Nekrataal] destroys a creature that is neither artifact nor black', () => {
  const b = board({
    a: { hand: ['Nekrataal'], battlefield: ['4 Swamp'] },
    b: { battlefield: ['Bog Imp', 'Ornithopter', 'Hill Giant'] },
  })
  b.cast('Nekrataal').resolve().resolve()
  expect(b.names('graveyard', 'B')).toEqual(['Hill Giant'])
})
