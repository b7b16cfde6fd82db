import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Terminate] allows no regeneration', () => {
  const b = board({
    a: { battlefield: ['Swamp', 'Mountain'], hand: ['Terminate'] },
    b: { battlefield: ['Drudge Skeletons', 'Swamp'] },
  })
  b.cast('Terminate').turnTo('B').activate('Drudge Skeletons').resolveAll()
  expect(b.in('graveyard', 'Drudge Skeletons', 'B')).toBe(true)
})
