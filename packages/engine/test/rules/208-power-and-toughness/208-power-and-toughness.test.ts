import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 208.2a] a power of * is worked out everywhere', () => {
  const b = board({ a: { hand: ['Nightmare'], battlefield: ['3 Swamp'] } })
  expect(b.pt('Nightmare')).toBe('3/3')
})

it('[CR 301.7b] a Vehicle that is crewed has its printed power and toughness, modified as any', () => {
  const b = board({
    a: { battlefield: [{ card: "Smuggler's Copter", counters: { '+1/+1': 1 } }, 'Memnite'] },
  })
  b.activate("Smuggler's Copter").resolve()
  expect(b.pt("Smuggler's Copter")).toBe('4/4')
})
