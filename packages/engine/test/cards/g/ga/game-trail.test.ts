import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Game Trail] enters untapped only if a Mountain or Forest card is revealed', () => {
  const b = board({ a: { hand: ['Game Trail', 'Forest'] } })
  b.yes().yes('payOrNot').play('Game Trail')
  expect(b.object('Game Trail').tapped).toBe(false)
  const none = board({ a: { hand: ['Game Trail', 'Island'] } })
  none.play('Game Trail')
  expect(none.object('Game Trail').tapped).toBe(true)
})

it('[Game Trail] adds {R} or {G}', () => {
  const b = board({ a: { battlefield: ['Game Trail'], hand: ['Shock'] } })
  b.cast('Shock', { targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(18)
})
