import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Drain Life] gains life for the damage dealt, but not more than the toughness', () => {
  const b = board({ a: { hand: ['Drain Life'], battlefield: ['7 Swamp'] }, b: { battlefield: ['Hill Giant'] } })
  b.reply('x', 5)
    .cast('Drain Life', { targets: ['Hill Giant'] })
    .resolve()
  expect([b.life('A'), b.in('graveyard', 'Hill Giant', 'B')]).toEqual([23, true])
})

it('[Drain Life] gains no more than the life total of the player, and pays X with black mana alone', () => {
  const b = board({ a: { hand: ['Drain Life'], battlefield: ['5 Swamp', '3 Forest'] }, b: { life: 2 } })
  let most = -1
  b.reply('x', (decision) => {
    if (decision.shape === 'number') most = decision.max
    return 4
  })
  b.cast('Drain Life', { targets: ['B'] })
  expect(most).toBe(4)
  b.resolve()
  expect(b.winner).toBe('A')
  expect(b.life('A')).toBe(22)
})
