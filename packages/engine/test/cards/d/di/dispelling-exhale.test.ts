import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[CR 701.4] Dispelling Exhale asks for {4} if a Dragon was beheld in the hand', () => {
  const b = board({
    active: 1,
    a: { hand: ['Dispelling Exhale', 'Shivan Dragon'], battlefield: ['2 Island'] },
    b: { hand: ['Shock'], battlefield: ['4 Mountain'] },
  })
  b.cast('Shock', { targets: ['A'] })
    .turnTo('A')
    .yes('additionalCost')
  b.cast('Dispelling Exhale', { targets: ['Shock'] })
    .yes('payOrNot')
    .resolve()
  expect(b.in('graveyard', 'Shock', 'B')).toBe(true)
})
