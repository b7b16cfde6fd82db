import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Bile Blight] shrinks all creatures with the same name', () => {
  const b = board({
    a: { hand: ['Bile Blight'], battlefield: ['2 Swamp'] },
    b: { battlefield: ['2 Grizzly Bears', 'Hill Giant'] },
  })
  b.cast('Bile Blight', { targets: ['Grizzly Bears'] }).resolve()
  expect(b.names('battlefield', 'B')).toEqual(['Hill Giant'])
})
