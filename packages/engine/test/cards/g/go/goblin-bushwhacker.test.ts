import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Goblin Bushwhacker] gives your creatures +1/+0 and haste if it was kicked', () => {
  const b = board({ a: { battlefield: ['2 Mountain'], hand: ['Goblin Bushwhacker'] } })
  b.yes('kicker').cast('Goblin Bushwhacker').resolveAll().attack('Goblin Bushwhacker').damage()
  expect(b.life('B')).toBe(18)
})
