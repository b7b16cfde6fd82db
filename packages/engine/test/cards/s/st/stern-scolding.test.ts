import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Stern Scolding] counters a creature spell with toughness 2 and more power, but no larger one', () => {
  const of = (creature: string) => {
    const b = board({
      a: { battlefield: ['6 Mountain', '6 Forest'], hand: [creature] },
      b: { battlefield: ['Island'], hand: ['Stern Scolding'] },
    })
    return b.cast(creature).pass().can('cast', 'Stern Scolding')
  }
  expect([of('Gray Ogre'), of('Hill Giant')]).toEqual([true, false])
})
