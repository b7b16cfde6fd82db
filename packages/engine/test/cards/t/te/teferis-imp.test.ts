import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Teferi's Imp] discards as it phases out and draws as it phases in", () => {
  const b = board({
    a: { hand: ['Forest'], battlefield: ["Teferi's Imp"], library: ['10 Island'] },
    b: { library: ['10 Island'] },
  })
  b.to('upkeep', 5)
  expect(b.in('graveyard', 'Forest', 'A')).toBe(true)
  b.to('upkeep', 7)
  expect(b.names('hand', 'A')).toHaveLength(2)
})
