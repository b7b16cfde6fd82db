import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Inkmoth Nexus] becomes a flying 1/1 with infect', () => {
  const b = board({ a: { battlefield: ['Inkmoth Nexus', 'Forest'] } })
  b.activate('Inkmoth Nexus').resolve()
  expect(b.pt('Inkmoth Nexus')).toBe('1/1')
  expect(b.has('Inkmoth Nexus', 'flying') && b.has('Inkmoth Nexus', 'infect')).toBe(true)
})
