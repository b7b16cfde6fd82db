import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Compost] may draw for a black card of an opponent, not for yours', () => {
  const of = (mine: boolean) => {
    const side = { battlefield: ['Vampire Nighthawk', 'Memnite'] }
    const b = board({
      a: { battlefield: ['Compost', '3 Swamp', ...(mine ? side.battlefield : [])], hand: ['Murder'] },
      b: mine ? {} : side,
    })
    return b
      .yes()
      .cast('Murder', { targets: ['Vampire Nighthawk'] })
      .resolveAll()
      .names('hand', 'A').length
  }
  expect([of(false), of(true)]).toEqual([1, 0])
})

it('[Compost] sees a black card that is discarded', () => {
  const b = board({ a: { battlefield: ['Compost', '3 Swamp'], hand: ['Mind Rot'] }, b: { hand: ['Murder', 'Shock'] } })
  expect(
    b
      .yes()
      .cast('Mind Rot', { targets: ['B'] })
      .resolveAll()
      .names('hand', 'A').length,
  ).toBe(1)
})
