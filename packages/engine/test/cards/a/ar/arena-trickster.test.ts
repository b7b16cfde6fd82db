import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Arena Trickster] grows with the first spell in an opponent's turn only", () => {
  const b = board({ a: { battlefield: ['Arena Trickster', '2 Mountain'], hand: ['2 Lightning Bolt'] } })
  b.cast('Lightning Bolt', { targets: ['B'] }).resolveAll()
  expect(b.counters('Arena Trickster', '+1/+1')).toBe(0)
  const theirs = board({
    active: 1,
    a: { battlefield: ['Arena Trickster', '2 Mountain'], hand: ['2 Lightning Bolt'] },
  })
  theirs
    .turnTo('A')
    .cast('Lightning Bolt', { targets: ['B'] })
    .resolveAll()
  theirs
    .turnTo('A')
    .cast('Lightning Bolt', { targets: ['B'] })
    .resolveAll()
  expect(theirs.counters('Arena Trickster', '+1/+1')).toBe(1)
})
