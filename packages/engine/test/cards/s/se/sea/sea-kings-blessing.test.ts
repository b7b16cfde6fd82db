import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it("[Sea Kings' Blessing] makes several creatures blue", () => {
  const b = board({ a: { hand: ["Sea Kings' Blessing"], battlefield: ['Island', 'Memnite', 'Hill Giant'] } })
  b.cast("Sea Kings' Blessing", { targets: ['Memnite,Hill Giant'] }).resolve()
  expect(b.c('Memnite').colors).toBe(b.c('Hill Giant').colors)
  expect(b.c('Memnite').colors).not.toBe(0)
})
