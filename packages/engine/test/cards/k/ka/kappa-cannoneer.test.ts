import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Kappa Cannoneer] grows as it enters itself, and cannot be blocked this turn', () => {
  const b = board({
    a: { battlefield: ['6 Island', 'Kappa Cannoneer'], hand: ['Memnite'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Memnite').resolveAll()
  expect(b.pt('Kappa Cannoneer')).toBe('5/5')
  b.attack('Kappa Cannoneer')
  expect(() => b.block('Hill Giant>Kappa Cannoneer')).toThrow()
})
