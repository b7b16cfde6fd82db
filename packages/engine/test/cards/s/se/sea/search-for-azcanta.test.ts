import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Search for Azcanta] transforms with seven cards in the graveyard', () => {
  const b = board({
    a: { battlefield: ['Search for Azcanta'], graveyard: ['7 Shock'] },
    active: 1,
    step: 'end',
    turn: 4,
  })
  b.yes().to('main1', 5)
  expect(b.in('battlefield', 'Azcanta, the Sunken Ruin', 'A')).toBe(true)
})
