import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Crash Through] gives trample and draws a card, [Aggressive Urge] +1/+1 and a card, [Jump] flying', () => {
  const b = board({
    a: {
      battlefield: ['Mountain', '2 Forest', '3 Island', 'Gray Ogre'],
      hand: ['Crash Through', 'Aggressive Urge', 'Jump'],
    },
  })
  b.cast('Crash Through').resolve().cast('Aggressive Urge').resolve().cast('Jump').resolve()
  expect([b.has('Gray Ogre', 'trample'), b.pt('Gray Ogre'), b.has('Gray Ogre', 'flying')]).toEqual([true, '3/3', true])
  expect(b.names('hand', 'A')).toEqual(['Wastes', 'Wastes'])
})
