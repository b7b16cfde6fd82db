import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Burst Lightning] deals 4 damage instead of 2 if it was kicked', () => {
  const b = board({ a: { battlefield: ['6 Mountain'], hand: ['2 Burst Lightning'] } })
  b.no('kicker')
    .cast('Burst Lightning', { targets: ['B'] })
    .resolve()
  expect(b.life('B')).toBe(18)
  b.yes('kicker')
    .cast('Burst Lightning', { targets: ['B'] })
    .resolve()
  expect(b.life('B')).toBe(14)
})
