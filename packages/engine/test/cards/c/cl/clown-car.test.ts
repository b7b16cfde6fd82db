import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Clown Car] makes a Clown Robot for each odd and gets a counter for each even result', () => {
  const b = board({ a: { hand: ['Clown Car'], mana: '{C}{C}{C}{C}{C}' } })
  b.reply('x', 5).cast('Clown Car').resolve().resolve()
  const robots = b.count('battlefield', 'Clown Robot Token', 'A')
  expect(robots + b.counters('Clown Car', '+1/+1')).toBe(5)
  expect(robots).toBeGreaterThan(0)
  expect(robots).toBeLessThan(5)
})
