import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Squee, the Immortal] is cast from the graveyard and from exile', () => {
  const b = board({ a: { battlefield: ['3 Mountain'], exile: ['Squee, the Immortal'] } })
  expect(b.can('cast', 'Squee, the Immortal')).toBe(true)
})
