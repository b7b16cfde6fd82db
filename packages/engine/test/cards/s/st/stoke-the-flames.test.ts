import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Stoke the Flames] is paid with creatures', () => {
  const b = board({ a: { battlefield: ['2 Goblin Piker', '2 Mountain'], hand: ['Stoke the Flames'] } })
  b.cast('Stoke the Flames', { targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(16)
  expect(b.object('Goblin Piker').tapped && b.object('Goblin Piker#2').tapped).toBe(true)
})
