import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Aether Spellbomb] returns a creature or draws a card', () => {
  const b = board({ a: { battlefield: ['Aether Spellbomb', 'Island'] }, b: { battlefield: ['Hill Giant'] } })
  b.activate('Aether Spellbomb').resolve()
  expect(b.in('hand', 'Hill Giant', 'B')).toBe(true)
  const card = board({ a: { battlefield: ['Aether Spellbomb', 'Island'] } })
  card.activate('Aether Spellbomb', { nth: 1 }).resolve()
  expect(card.names('hand', 'A')).toEqual(['Wastes'])
})
