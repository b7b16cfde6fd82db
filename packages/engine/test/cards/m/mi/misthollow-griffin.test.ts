import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Misthollow Griffin] is cast from exile', () => {
  const b = board({ a: { battlefield: ['4 Island'], exile: ['Misthollow Griffin'] } })
  b.act(b.legal().find((action) => action.kind === 'cast')!).resolve()
  expect(b.in('battlefield', 'Misthollow Griffin', 'A')).toBe(true)
})
