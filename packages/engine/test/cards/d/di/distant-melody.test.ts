import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Distant Melody] draws for your permanents of the chosen type alone', () => {
  const b = board({
    a: { hand: ['Distant Melody'], battlefield: ['4 Island', '2 Llanowar Elves', 'Grizzly Bears'] },
    b: { battlefield: ['Llanowar Elves'] },
  })
  b.option('chooseType', 'Elf').cast('Distant Melody').resolve()
  expect(b.names('hand', 'A')).toHaveLength(2)
})
