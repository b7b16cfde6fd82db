import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 608.2d] whoever has no card to discard does not discard, and so draws none', () => {
  const b = board({ a: { battlefield: ['Nahiri, the Harbinger'] } })
  b.yes().activate('Nahiri, the Harbinger').resolve()
  expect(b.names('hand', 'A')).toEqual([])
})

it('[CR 608.2d] whoever has no creature to sacrifice triggers nothing by it', () => {
  const b = board({ a: { battlefield: ['Grist, the Hunger Tide'] }, b: { battlefield: ['Hill Giant'] } })
  b.yes().activate('Grist, the Hunger Tide', { nth: 1 }).resolve()
  expect([b.game.state.stack.length, b.in('battlefield', 'Hill Giant', 'B')]).toEqual([0, true])
})

it('[CR 608.2d] [Drake Familiar] whoever can return no enchantment is not asked', () => {
  const b = board({ a: { hand: ['Drake Familiar'], battlefield: ['2 Island'] } })
  b.yes().cast('Drake Familiar').resolveAll()
  expect(b.asked.some(({ purpose }) => purpose === 'yesNo')).toBe(false)
  expect(b.in('graveyard', 'Drake Familiar', 'A')).toBe(true)
})
