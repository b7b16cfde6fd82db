import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Unidentified Hovership] exiles a creature, whose owner manifests dread when it leaves', () => {
  const b = board({
    a: { hand: ['Unidentified Hovership', 'Disenchant'], battlefield: ['5 Plains'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Unidentified Hovership').aim(['Hill Giant']).resolveAll()
  expect(b.in('exile', 'Hill Giant')).toBe(true)
  b.cast('Disenchant', { targets: ['Unidentified Hovership'] }).resolveAll()
  expect([b.names('battlefield', 'B').length, b.in('exile', 'Hill Giant')]).toEqual([1, true])
})
