import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Tifa Lockhart] doubles its power for each land that enters', () => {
  const b = board({ a: { hand: ['Forest'], battlefield: ['Tifa Lockhart', 'Exploration', 'Honor of the Pure'] } })
  b.play('Forest').resolve()
  expect(b.pt('Tifa Lockhart')).toBe('2/2')
})
