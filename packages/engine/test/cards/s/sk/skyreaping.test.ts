import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Skyreaping] deals damage equal to your devotion to green to creatures with flying', () => {
  const b = board({
    a: { hand: ['Skyreaping'], battlefield: ['2 Forest', '4 Llanowar Elves'] },
    b: { battlefield: ['Serra Angel', 'Llanowar Elves'] },
  })
  b.cast('Skyreaping').resolve()
  expect([b.in('graveyard', 'Serra Angel'), b.in('battlefield', 'Llanowar Elves', 'B')]).toEqual([true, true])
})
