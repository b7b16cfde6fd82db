import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Subtlety] lets the owner of a creature spell put it on the top or the bottom of their library', () => {
  const b = board({
    active: 1,
    a: { hand: ['Subtlety'], battlefield: ['4 Island'] },
    b: { hand: ['Memnite'], library: ['Forest'] },
  })
  b.cast('Memnite').turnTo('A').cast('Subtlety').aim(['Memnite']).option('mode', 'bottom').resolve().resolve()
  expect(b.names('library', 'B')).toEqual(['Forest', 'Memnite'])
})
