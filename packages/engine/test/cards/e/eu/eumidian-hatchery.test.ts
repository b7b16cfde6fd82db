import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Eumidian Hatchery] leaves an Insect for each hatchling counter', () => {
  const b = board({
    a: { battlefield: [{ card: 'Eumidian Hatchery', counters: { hatchling: 2 } }, '3 Mountain'], hand: ['Stone Rain'] },
  })
  b.cast('Stone Rain', { targets: ['Eumidian Hatchery'] }).resolveAll()
  expect(b.count('battlefield', 'Insect Token', 'A')).toBe(2)
})
