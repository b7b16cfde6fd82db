import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Treasure Cruise] is paid with cards of the graveyard', () => {
  const b = board({ a: { battlefield: ['Island'], hand: ['Treasure Cruise'], graveyard: ['7 Forest'] } })
  b.cast('Treasure Cruise').resolve()
  expect(b.count('exile', 'Forest', 'A')).toBe(7)
  expect(b.names('hand', 'A')).toHaveLength(3)
})

it('[Treasure Cruise] delves only for generic mana', () => {
  const b = board({ a: { hand: ['Treasure Cruise'], graveyard: ['9 Forest'] } })
  expect(b.can('cast', 'Treasure Cruise')).toBe(false)
})
