import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Abolish] destroys an artifact or enchantment, for a Plains card', () => {
  const b = board({ a: { hand: ['Abolish', 'Plains', 'Forest'] }, b: { battlefield: ['Sol Ring', 'Gray Ogre'] } })
  b.cast('Abolish', { method: 'alternative' }).resolve()
  expect(b.in('graveyard', 'Sol Ring', 'B')).toBe(true)
  expect(b.names('hand', 'A')).toEqual(['Forest'])
})
