import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Hatchery Sliver] copies itself for its replicate cost', () => {
  const b = board({ a: { hand: ['Hatchery Sliver'], battlefield: ['4 Forest'] } })
  b.reply('additionalCost', (d) => (d.shape === 'number' ? 1 : [0]))
    .reply('kicker', (d) => (d.shape === 'number' ? 1 : [0]))
    .cast('Hatchery Sliver')
    .resolveAll()
  expect(b.count('battlefield', 'Hatchery Sliver')).toBe(2)
})
