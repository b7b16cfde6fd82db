import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Quirion Dryad] grows with a spell of another color, not with a green or colorless one', () => {
  const b = board({
    a: { battlefield: ['Quirion Dryad', 'Mountain', 'Forest'], hand: ['Shock', 'Memnite', 'Llanowar Elves'] },
  })
  b.cast('Memnite').resolveAll().cast('Llanowar Elves').resolveAll()
  expect(b.pt('Quirion Dryad')).toBe('1/1')
  b.cast('Shock', { targets: ['B'] }).resolveAll()
  expect(b.pt('Quirion Dryad')).toBe('2/2')
})
