import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Karametra's Blessing] protects an enchanted creature", () => {
  const b = board({
    a: {
      hand: ["Karametra's Blessing"],
      battlefield: ['Plains', 'Memnite', { card: 'Holy Strength', attachedTo: 'Memnite' }],
    },
  })
  b.cast("Karametra's Blessing", { targets: ['Memnite'] }).resolve()
  expect(b.has('Memnite', 'indestructible')).toBe(true)
})
