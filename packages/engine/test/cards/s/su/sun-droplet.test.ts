import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Sun Droplet] turns damage into counters and counters into life', () => {
  const b = board({ a: { battlefield: ['Sun Droplet'] }, b: { battlefield: ['Mountain'], hand: ['Shock'] } })
  b.turnTo('B')
    .cast('Shock', { targets: ['A'] })
    .resolveAll()
  expect(b.counters('Sun Droplet', 'charge')).toBe(2)
  b.yes('payOrNot').to('main1', 4)
  expect([b.life('A'), b.counters('Sun Droplet', 'charge')]).toEqual([19, 1])
})
