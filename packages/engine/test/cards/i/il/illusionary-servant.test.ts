import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Illusionary Servant] is sacrificed when it becomes a target', () => {
  const b = board({ a: { battlefield: ['Illusionary Servant', 'Forest'], hand: ['Giant Growth'] } })
  b.cast('Giant Growth').resolveAll()
  expect(b.in('graveyard', 'Illusionary Servant', 'A')).toBe(true)
})
