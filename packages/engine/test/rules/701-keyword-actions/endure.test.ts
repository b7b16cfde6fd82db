import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('endure', () => {
  it('[CR 701.63a] what endures grows, or a Spirit comes', () => {
    const enter = (answer: 'yes' | 'no') => {
      const b = board({ a: { hand: ['Fortress Kin-Guard'], battlefield: ['2 Plains'] } })
      return b[answer]().cast('Fortress Kin-Guard').resolve().resolve()
    }
    expect(enter('yes').pt('Fortress Kin-Guard')).toBe('2/3')
    expect(enter('no').pt('Spirit Token')).toBe('1/1')
  })
})
