import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it("[Seeds of Innocence] gains each artifact's controller its mana value", () => {
  const b = board({
    a: { hand: ['Seeds of Innocence'], battlefield: ['3 Forest', 'Sol Ring'] },
    b: { battlefield: ['Sol Ring', 'Glorious Anthem'] },
  })
  b.cast('Seeds of Innocence').resolve()
  expect([b.life('A'), b.life('B'), b.names('battlefield', 'B')]).toEqual([21, 21, ['Glorious Anthem']])
})
