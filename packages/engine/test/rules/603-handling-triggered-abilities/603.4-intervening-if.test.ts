import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'
import { watch } from '../../support/watch.ts'

describe('intervening if', () => {
  const NETWORK = { active: 1, step: 'end' } as const

  it('[CR 603.4] an ability whose "if" is false does not trigger', () => {
    const b = board({ a: { battlefield: ['Thopter Spy Network'] }, ...NETWORK })
    const seen = watch(b)
    b.to('draw', 4)
    expect(seen.count('triggered')).toBe(0)
  })

  it('[CR 603.4] it triggers and resolves while the "if" is true', () => {
    const b = board({ a: { battlefield: ['Thopter Spy Network', 'Sol Ring'] }, ...NETWORK })
    b.to('draw', 4)
    expect(b.count('battlefield', 'Thopter Token')).toBe(1)
  })

  it('[CR 603.4] it does nothing if the "if" has become false on resolution', () => {
    const b = board({
      a: { battlefield: ['Thopter Spy Network', 'Sol Ring'] },
      b: { battlefield: ['2 Plains'], hand: ['Disenchant'] },
      ...NETWORK,
    })
    while (b.step !== 'upkeep') b.pass()
    b.turnTo('B')
      .cast('Disenchant', { targets: ['Sol Ring'] })
      .resolveAll()
    expect(b.count('battlefield', 'Thopter Token')).toBe(0)
  })
})
