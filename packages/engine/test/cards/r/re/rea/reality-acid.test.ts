import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Reality Acid] takes the enchanted permanent with it', () => {
  const b = board({
    a: { hand: ['Disenchant'], battlefield: ['2 Plains', { card: 'Reality Acid', attachedTo: 'Hill Giant' }] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Disenchant', { targets: ['Reality Acid'] })
    .resolve()
    .resolve()
  expect(b.in('graveyard', 'Hill Giant', 'B')).toBe(true)
})
