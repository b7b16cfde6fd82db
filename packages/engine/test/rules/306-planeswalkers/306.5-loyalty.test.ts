import { describe, expect, it } from 'vitest'
import { isCreature } from '../../../src/continuous/characteristics.ts'
import { board } from '../../support/board.ts'

describe('copies of permanents', () => {
  it('[CR 306.5b] Clever Impersonator copying a planeswalker enters with its loyalty', () => {
    const b = board({
      a: { battlefield: ['4 Island'], hand: ['Clever Impersonator'] },
      b: { battlefield: ['Jace Beleren'] },
    })
    b.yes('copy').pick('copy', 'Jace Beleren').cast('Clever Impersonator').resolve()
    expect(b.counters('Jace Beleren#2', 'loyalty')).toBe(3)
    expect(isCreature(b.c('Jace Beleren#2'))).toBe(false)
  })
})

describe('planeswalkers', () => {
  it('[CR 306.5b] enters with its loyalty', () => {
    const b = board({ a: { battlefield: ['3 Island'], hand: ['Jace Beleren'] } })
    b.cast('Jace Beleren').resolve()
    expect(b.counters('Jace Beleren', 'loyalty')).toBe(3)
  })
})
