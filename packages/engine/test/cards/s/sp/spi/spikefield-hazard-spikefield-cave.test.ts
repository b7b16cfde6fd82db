import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Spikefield Hazard] exiles a creature that it kills', () => {
  const b = board({
    a: { hand: ['Spikefield Hazard'], battlefield: ['Mountain'] },
    b: { battlefield: ['Memnite'] },
  })
  b.cast('Spikefield Hazard', { targets: ['Memnite'] }).resolve()
  expect(b.in('exile', 'Memnite')).toBe(true)
})
