import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Staff of the Storyteller] gets one counter for tokens created together', () => {
  const b = board({ a: { battlefield: ['Staff of the Storyteller', '2 Mountain'], hand: ['Dragon Fodder'] } })
  b.cast('Dragon Fodder').resolveAll()
  expect(b.counters('Staff of the Storyteller', 'story')).toBe(1)
})
