import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Blinkmoth Nexus] becomes a flying 1/1 Blinkmoth, and another one pumps it', () => {
  const b = board({ a: { battlefield: ['2 Blinkmoth Nexus', '2 Forest'] } })
  b.activate('Blinkmoth Nexus').resolve()
  expect([b.pt('Blinkmoth Nexus'), b.has('Blinkmoth Nexus', 'flying')]).toEqual(['1/1', true])
  b.activate('Blinkmoth Nexus#2', { nth: 1, targets: ['Blinkmoth Nexus'] }).resolve()
  expect(b.pt('Blinkmoth Nexus')).toBe('2/2')
})
