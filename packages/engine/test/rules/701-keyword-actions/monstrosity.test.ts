import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('monstrosity', () => {
  it('[CR 701.37a] happens once only', () => {
    const b = board({ a: { battlefield: ['14 Forest', 'Nessian Asp'] } })
    b.throughJson = true
    b.activate('Nessian Asp').resolve()
    expect(b.pt('Nessian Asp')).toBe('8/9')
    b.activate('Nessian Asp').resolve()
    expect(b.pt('Nessian Asp')).toBe('8/9')
  })

  it('[Ember Swallower] triggers as it becomes monstrous', () => {
    const b = board({ a: { battlefield: ['7 Mountain', 'Ember Swallower'] }, b: { battlefield: ['3 Forest'] } })
    b.activate('Ember Swallower').resolve().resolve()
    expect(b.count('battlefield', 'Mountain')).toBe(4)
    expect(b.names('battlefield', 'B')).toEqual([])
  })
})
