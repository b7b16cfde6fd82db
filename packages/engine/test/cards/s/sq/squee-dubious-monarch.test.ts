import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Squee, Dubious Monarch] comes back for mana and four other cards', () => {
  const b = board({ a: { battlefield: ['4 Mountain'], graveyard: ['Squee, Dubious Monarch', '4 Shock'] } })
  const cast = b.legal().find((action) => action.kind === 'cast')
  expect(cast).toBeDefined()
  b.act(cast!).resolve()
  expect([b.in('battlefield', 'Squee, Dubious Monarch', 'A'), b.count('exile', 'Shock')]).toEqual([true, 4])
  const c = board({ a: { battlefield: ['4 Mountain'], graveyard: ['Squee, Dubious Monarch', '3 Shock'] } })
  expect(c.can('cast', 'Squee, Dubious Monarch')).toBe(false)
})
