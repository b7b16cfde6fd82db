import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Unstoppable Slasher] returns with two stun counters if it had no counters', () => {
  const b = board({ a: { hand: ['2 Murder'], battlefield: ['Unstoppable Slasher', '6 Swamp'] } })
  b.cast('Murder', { targets: ['Unstoppable Slasher'] }).resolveAll()
  expect([b.counters('Unstoppable Slasher', 'stun'), b.object('Unstoppable Slasher').tapped]).toEqual([2, true])
  b.cast('Murder', { targets: ['Unstoppable Slasher'] }).resolveAll()
  expect(b.in('graveyard', 'Unstoppable Slasher')).toBe(true)
})
