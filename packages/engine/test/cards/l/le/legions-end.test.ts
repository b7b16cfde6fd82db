import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Legion's End] exiles a creature and all others of its name, in the hand and graveyard too", () => {
  const b = board({
    a: { hand: ["Legion's End"], battlefield: ['2 Swamp', 'Grizzly Bears'] },
    b: { battlefield: ['2 Grizzly Bears'], hand: ['Grizzly Bears', 'Opt'], graveyard: ['Grizzly Bears'] },
  })
  b.pick('target', 'Grizzly Bears#2').cast("Legion's End").resolve()
  expect([
    b.count('exile', 'Grizzly Bears', 'B'),
    b.names('hand', 'B'),
    b.in('battlefield', 'Grizzly Bears', 'A'),
  ]).toEqual([4, ['Opt'], true])
})
