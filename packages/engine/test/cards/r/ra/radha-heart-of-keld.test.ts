import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Radha, Heart of Keld] strikes first on your turn, plays lands from the top, and grows by lands', () => {
  const b = board({ a: { battlefield: ['Radha, Heart of Keld', '6 Taiga'], library: ['Forest', 'Wastes', 'Wastes'] } })
  expect([b.has('Radha, Heart of Keld', 'first strike'), b.can('playLand', 'Forest')]).toEqual([true, true])
  b.activate('Radha, Heart of Keld').resolve()
  expect(b.pt('Radha, Heart of Keld')).toBe('9/9')
  b.to('upkeep', 4)
  expect(b.has('Radha, Heart of Keld', 'first strike')).toBe(false)
})
