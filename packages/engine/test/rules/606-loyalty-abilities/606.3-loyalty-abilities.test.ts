import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('planeswalkers', () => {
  it('[S4.1] [CR 606.4, 107.7] +2: each player draws', () => {
    const b = board({ a: { battlefield: ['Jace Beleren'] } })
    b.activate('Jace Beleren')
    expect(b.counters('Jace Beleren', 'loyalty')).toBe(5)
    b.resolve()
    expect(b.names('hand', 'A').length + b.names('hand', 'B').length).toBe(2)
  })

  it('[CR 606.3, 113.5, 209.2] one loyalty ability of a permanent each turn', () => {
    const b = board({ a: { battlefield: ['Jace Beleren'] } })
    b.activate('Jace Beleren').resolve()
    const [, minus] = b.c('Jace Beleren').abilities
    expect(b.refusal({ kind: 'activate', object: b.id('Jace Beleren'), ability: minus!.key })).toMatch(
      /already been activated/,
    )
  })

  it('[CR 606.3] only at sorcery timing', () => {
    const b = board({ a: { battlefield: ['Jace Beleren'] }, active: 1 })
    b.turnTo('A')
    expect(b.can('activate', 'Jace Beleren')).toBe(false)
  })

  it('[CR 606.6] not for more loyalty than it has', () => {
    const b = board({ a: { battlefield: ['Jace Beleren'] } })
    const ability = b.c('Jace Beleren').abilities[2]!.key
    expect(b.refusal({ kind: 'activate', object: b.id('Jace Beleren'), ability })).toMatch(/only 3 loyalty/)
  })
})
