import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Runescale Stormbrood] grows with noncreature and Dragon spells', () => {
  const b = board({
    a: { hand: ['Shock', 'Raging Goblin', 'Shivan Dragon'], battlefield: ['Runescale Stormbrood', '8 Mountain'] },
  })
  b.cast('Raging Goblin')
    .resolve()
    .cast('Shock', { targets: ['B'] })
    .resolveAll()
    .cast('Shivan Dragon')
    .resolveAll()
  expect(b.pt('Runescale Stormbrood')).toBe('6/4')
})
