import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Inevitable Betrayal] puts a creature of the opponent's library under your control", () => {
  const b = board({
    a: { exile: [{ card: 'Inevitable Betrayal', counters: { time: 1 } }] },
    b: { library: ['Serra Angel', '5 Forest'] },
    active: 1,
  })
  b.yes().pick('chooseFound', 'Serra Angel').to('main1', 4)
  expect(b.in('battlefield', 'Serra Angel', 'A')).toBe(true)
})
