import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Itzquinth, Firstborn of Gishath] lets a Dinosaur bite for {2}', () => {
  const b = board({
    a: { hand: ['Itzquinth, Firstborn of Gishath'], battlefield: ['4 Taiga'] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  b.yes('payOrNot').aim(['Itzquinth, Firstborn of Gishath', 'Grizzly Bears'])
  b.cast('Itzquinth, Firstborn of Gishath').resolve().resolve().resolve()
  expect([b.in('graveyard', 'Grizzly Bears'), b.object('Itzquinth, Firstborn of Gishath').damage]).toEqual([true, 0])
})
