import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 118.12 example 1] Standstill that is gone as its ability resolves cannot be sacrificed, so nobody draws', () => {
  const drawn = (...targets: string[]): number => {
    const b = board({
      a: { battlefield: ['Standstill', 'Silverchase Fox', '2 Plains'] },
      b: { battlefield: ['Mountain'], hand: ['Shock'] },
    })
    b.turnTo('B').cast('Shock', { targets: ['B'] })
    if (targets.length > 0) b.turnTo('A').activate('Silverchase Fox', { targets })
    b.resolveAll()
    return b.names('hand', 'A').length
  }
  expect(drawn()).toBe(3)
  expect(drawn('Standstill')).toBe(0)
})
