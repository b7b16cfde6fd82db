import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Esper Sentinel] counts only noncreature spells as the first one', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Esper Sentinel'] },
    b: { hand: ['Memnite', 'Shock', 'Shock'], battlefield: ['2 Mountain'] },
  })
  b.cast('Memnite')
    .resolveAll()
    .no('payOrNot')
    .cast('Shock', { targets: ['A'] })
    .resolveAll()
  expect(b.names('hand', 'A').length).toBe(1)
  b.cast('Shock', { targets: ['A'] }).resolveAll()
  expect(b.names('hand', 'A').length).toBe(1)
})
