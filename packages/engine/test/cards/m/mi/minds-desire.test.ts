import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Mind's Desire] lets the exiled card be played free", () => {
  const b = board({ a: { hand: ["Mind's Desire"], battlefield: ['6 Island'], library: ['Serra Angel'] } })
  b.cast("Mind's Desire").resolveAll()
  b.cast('Serra Angel', { from: 'exile', method: 'free' }).resolve()
  expect(b.in('battlefield', 'Serra Angel', 'A')).toBe(true)
})
