import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Multiversal Passage] is the chosen basic land type, and enters tapped without the life', () => {
  const b = board({ a: { hand: ['Multiversal Passage', 'Shock'] } })
  b.option('chooseType', 'Mountain').yes('payOrNot').play('Multiversal Passage')
  expect([b.life('A'), b.object('Multiversal Passage').tapped]).toEqual([18, false])
  b.cast('Shock', { targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(18)
})
