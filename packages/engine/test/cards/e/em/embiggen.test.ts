import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Embiggen] counts supertypes, card types and subtypes', () => {
  const b = board({ a: { hand: ['Embiggen'], battlefield: ['Isamaru, Hound of Konda'], mana: '{G}' } })
  b.cast('Embiggen').resolve()
  expect(b.pt('Isamaru, Hound of Konda')).toBe('5/5')
})
