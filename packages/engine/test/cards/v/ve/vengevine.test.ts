import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Vengevine] returns from the graveyard with the second creature spell of the turn, not the first or a noncreature spell', () => {
  const b = board({
    a: { hand: ['Ornithopter', 'Memnite', "Mishra's Bauble"], graveyard: ['Vengevine'] },
  })
  b.cast("Mishra's Bauble").resolveAll().cast('Ornithopter').yes().resolveAll()
  expect(b.in('graveyard', 'Vengevine')).toBe(true)
  b.cast('Memnite').resolveAll()
  expect(b.in('battlefield', 'Vengevine')).toBe(true)
})
