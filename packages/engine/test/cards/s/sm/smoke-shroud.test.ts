import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Smoke Shroud] returns from the graveyard to a Ninja that enters', () => {
  const b = board({
    a: { hand: ['Ninja of the Deep Hours', 'Wind Drake'], battlefield: ['7 Island'], graveyard: ['Smoke Shroud'] },
  })
  b.yes().cast('Ninja of the Deep Hours').resolveAll()
  expect([b.pt('Ninja of the Deep Hours'), b.has('Ninja of the Deep Hours', 'flying')]).toEqual(['3/3', true])
})
