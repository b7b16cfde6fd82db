import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'
import { watch } from '../../support/watch.ts'

describe('planeswalkers', () => {
  it('[CR 120.3c, 306.5c] damage takes loyalty', () => {
    const b = board({ a: { battlefield: ['Mountain'], hand: ['Shock'] }, b: { battlefield: ['Jace Beleren'] } })
    b.cast('Shock', { targets: ['Jace Beleren'] }).resolve()
    expect(b.counters('Jace Beleren', 'loyalty')).toBe(1)
  })
})

it('[CR 120.3a] with Worship the damage is still dealt', () => {
  const b = board({
    a: { battlefield: ['Worship', 'Grizzly Bears', 'Mountain'], hand: ['Lightning Bolt'], life: 2 },
  })
  const seen = watch(b)
  b.cast('Lightning Bolt', { targets: ['A'] }).resolve()
  expect(seen.events.filter((e) => e.kind === 'damage').map((e) => e.amount)).toEqual([3])
})
