import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Splash Portal] returns a creature and draws for a Bird, Frog, Otter or Rat', () => {
  const hand = (creature: string): number => {
    const b = board({ a: { hand: ['Splash Portal'], battlefield: ['Island', { card: creature, tapped: true }] } })
    b.cast('Splash Portal', { targets: [creature] }).resolve()
    expect(b.object(creature).tapped).toBe(false)
    return b.names('hand', 'A').length
  }
  expect([hand('Birds of Paradise'), hand('Grizzly Bears')]).toEqual([1, 0])
})
