import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Call of the Herd] makes a 3/3 green Elephant', () => {
  const b = board({ a: { battlefield: ['3 Forest'], hand: ['Call of the Herd'] } })
  b.cast('Call of the Herd').resolve()
  expect(b.pt('Elephant Token')).toBe('3/3')
  expect(b.in('graveyard', 'Call of the Herd', 'A')).toBe(true)
})

it('[Call of the Herd] makes another from the graveyard for {3}{G}, and is exiled', () => {
  const b = board({ a: { battlefield: ['4 Forest'], graveyard: ['Call of the Herd'] } })
  b.cast('Call of the Herd', { method: 'flashback' }).resolve()
  expect(b.count('battlefield', 'Elephant Token', 'A')).toBe(1)
  expect(b.in('exile', 'Call of the Herd')).toBe(true)
})

it('[Call of the Herd] costs four mana from the graveyard, not three', () => {
  const b = board({ a: { battlefield: ['3 Forest'], graveyard: ['Call of the Herd'] } })
  expect(b.can('cast', 'Call of the Herd')).toBe(false)
})
