import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Misthollow Griffin] is cast from exile by its owner', () => {
  const b = board({ a: { exile: ['Misthollow Griffin'], battlefield: ['4 Island'] } })
  b.cast('Misthollow Griffin', { from: 'exile' }).resolve()
  expect(b.in('battlefield', 'Misthollow Griffin')).toBe(true)
})
