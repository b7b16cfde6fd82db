import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Kaya's Ghostform] returns the creature when it is exiled", () => {
  const b = board({
    a: {
      battlefield: ['Hill Giant', { card: "Kaya's Ghostform", attachedTo: 'Hill Giant' }, 'Plains'],
      hand: ['Swords to Plowshares'],
    },
  })
  b.cast('Swords to Plowshares', { targets: ['Hill Giant'] }).resolveAll()
  expect(b.in('battlefield', 'Hill Giant', 'A')).toBe(true)
})
