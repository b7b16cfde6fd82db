import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Freestrider Commando] is larger where no mana was spent on it', () => {
  const b = board({ a: { hand: ['Freestrider Commando', 'Show and Tell'], battlefield: ['3 Island'] } })
  b.pick('choose', 'Freestrider Commando').yes().cast('Show and Tell').resolve()
  expect(b.pt('Freestrider Commando')).toBe('5/5')
  const c = board({ a: { hand: ['Freestrider Commando'], battlefield: ['3 Forest'] } })
  c.cast('Freestrider Commando').resolve()
  expect(c.pt('Freestrider Commando')).toBe('3/3')
})
