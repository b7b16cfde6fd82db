import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Beseech the Mirror] finds a card for the hand', () => {
  const b = board({ a: { hand: ['Beseech the Mirror'], battlefield: ['4 Swamp'], library: ['Shock', '5 Wastes'] } })
  b.pick('chooseFound', 'Shock').cast('Beseech the Mirror').resolve()
  expect(b.names('hand', 'A')).toEqual(['Shock'])
})

it('[Beseech the Mirror] casts the card for free if it was bargained, but none with mana value 5', () => {
  const position = (card: string) =>
    board({ a: { hand: ['Beseech the Mirror'], battlefield: ['4 Swamp', 'Sol Ring'], library: [card, '5 Wastes'] } })
      .yes('additionalCost')
      .reply('kicker', [0])
      .yes()
      .pick('chooseFound', card)
      .cast('Beseech the Mirror')
      .resolve()
  const small = position('Hill Giant').resolveAll()
  expect([small.in('battlefield', 'Hill Giant'), small.in('graveyard', 'Sol Ring')]).toEqual([true, true])
  const large = position('Serra Angel')
  expect([large.names('hand', 'A'), large.in('graveyard', 'Sol Ring')]).toEqual([['Serra Angel'], true])
})
