import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Mightform Harmonizer] doubles the power of a creature', () => {
  const b = board({ a: { hand: ['Forest'], battlefield: ['Mightform Harmonizer'] } })
  b.play('Forest').resolve()
  expect(b.pt('Mightform Harmonizer')).toBe('8/4')
})
