import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Dearly Departed] gives Humans a counter from the graveyard only', () => {
  const b = board({
    a: { battlefield: ['3 Plains'], hand: ['Elite Vanguard', 'Silvercoat Lion'], graveyard: ['Dearly Departed'] },
  })
  b.cast('Elite Vanguard').resolve().cast('Silvercoat Lion').resolve()
  expect([b.pt('Elite Vanguard'), b.pt('Silvercoat Lion')]).toEqual(['3/2', '2/2'])
  const there = board({ a: { battlefield: ['Plains', 'Dearly Departed'], hand: ['Elite Vanguard'] } })
  there.cast('Elite Vanguard').resolve()
  expect(there.pt('Elite Vanguard')).toBe('2/1')
})
