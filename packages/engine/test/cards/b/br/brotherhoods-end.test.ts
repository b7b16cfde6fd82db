import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Brotherhood's End] destroys artifacts with mana value 3 or less, or damages every creature", () => {
  const of = (mode: number) =>
    board({
      a: { battlefield: ['3 Mountain'], hand: ["Brotherhood's End"] },
      b: { battlefield: ['Sol Ring', 'Grizzly Bears'] },
    })
      .reply('mode', [mode])
      .cast("Brotherhood's End")
      .resolve()
      .names('battlefield', 'B')
  expect([of(0), of(1)]).toEqual([['Sol Ring'], ['Grizzly Bears']])
})
