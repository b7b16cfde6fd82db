import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Timeline Culler] is warped from the graveyard, and only warped', () => {
  const b = board({ a: { battlefield: ['2 Swamp'], graveyard: ['Timeline Culler'] } })
  expect(b.legal().filter((action) => action.kind === 'cast').length).toBe(1)
  b.cast('Timeline Culler', { method: 'alternative', from: 'graveyard' }).resolve()
  expect([b.in('battlefield', 'Timeline Culler', 'A'), b.life('A')]).toEqual([true, 18])
  b.to('upkeep', 4)
  expect(b.in('exile', 'Timeline Culler', 'A')).toBe(true)
})
