import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Reality Acid] takes the permanent with it', () => {
  const b = board({
    a: { hand: ['Disenchant'], battlefield: [{ card: 'Reality Acid', attachedTo: 'Darksteel Ingot' }, '2 Plains'] },
    b: { battlefield: ['Darksteel Ingot'] },
  })
  b.cast('Disenchant', { targets: ['Reality Acid'] }).resolveAll()
  expect(b.in('graveyard', 'Darksteel Ingot', 'B')).toBe(true)
})
