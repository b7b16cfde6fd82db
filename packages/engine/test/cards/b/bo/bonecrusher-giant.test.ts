import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Bonecrusher Giant] deals damage to whoever targets it with a spell, and Stomp cannot be prevented', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Bonecrusher Giant'] },
    b: { hand: ['Giant Growth'], battlefield: ['Forest'] },
  })
  b.cast('Giant Growth', { targets: ['Bonecrusher Giant'] }).resolveAll()
  expect(b.life('B')).toBe(18)
  const stomp = board({ a: { hand: ['Bonecrusher Giant'], battlefield: ['2 Mountain'] } })
  stomp.cast('Stomp', { targets: ['B'] }).resolveAll()
  expect([stomp.life('B'), stomp.in('exile', 'Bonecrusher Giant')]).toEqual([18, true])
})
