import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Teachings of the Archaics] draws more the more cards the opponent has', () => {
  const drawn = (theirs: number): number => {
    const b = board({
      a: { hand: ['Teachings of the Archaics', 'Shock'], battlefield: ['3 Island'] },
      b: { hand: [`${theirs} Opt`] },
    })
    return b.cast('Teachings of the Archaics').resolve().names('hand', 'A').length - 1
  }
  expect([drawn(5), drawn(4), drawn(1)]).toEqual([3, 2, 0])
})
