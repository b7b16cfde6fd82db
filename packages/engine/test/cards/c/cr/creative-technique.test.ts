import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Creative Technique] casts the first nonland card, and so does the opponent where it is demonstrated', () => {
  const b = board({
    a: { hand: ['Creative Technique'], library: ['2 Forest', 'Memnite'], mana: '{R}{R}{R}{R}{R}' },
    b: { library: ['2 Island', 'Ornithopter'] },
  })
  b.yes().cast('Creative Technique').yes().yes().yes().resolveAll()
  expect(b.in('battlefield', 'Memnite', 'A')).toBe(true)
  expect(b.in('battlefield', 'Ornithopter', 'B')).toBe(true)
})
