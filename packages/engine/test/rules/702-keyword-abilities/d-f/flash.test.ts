import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('flash', () => {
  it('[CR 702.8a] flash: at instant speed', () => {
    const b = board({ a: { battlefield: ['2 Forest'], hand: ['Ashcoat Bear'] }, active: 1, step: 'end' })
    b.turnTo('A').cast('Ashcoat Bear').resolve()
    expect(b.in('battlefield', 'Ashcoat Bear')).toBe(true)
  })
})
