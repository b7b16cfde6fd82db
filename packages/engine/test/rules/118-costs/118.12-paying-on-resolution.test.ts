import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 118.12, 118.12a] who declines to pay has the spell countered', () => {
  const b = board({
    a: { battlefield: ['2 Mountain'], hand: ['Lightning Bolt'] },
    b: { battlefield: ['2 Island'], hand: ['Daze'] },
  })
  b.cast('Lightning Bolt', { targets: ['B'] })
  b.turnTo('B').cast('Daze')
  b.no('payOrNot').resolve()
  expect(b.in('graveyard', 'Lightning Bolt', 'A')).toBe(true)
})
