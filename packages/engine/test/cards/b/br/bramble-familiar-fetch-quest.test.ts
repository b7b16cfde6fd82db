import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Bramble Familiar // Fetch Quest] returns to its owner's hand", () => {
  const b = board({ a: { hand: ['Shock'], battlefield: ['Bramble Familiar', '2 Forest'] } })
  b.activate('Bramble Familiar').resolve()
  expect(b.names('hand', 'A')).toEqual(['Bramble Familiar'])
})

it('[Bramble Familiar // Fetch Quest] mills seven cards and puts a creature, enchantment or land among them onto the battlefield', () => {
  const b = board({
    a: {
      hand: ['Bramble Familiar'],
      battlefield: ['7 Forest'],
      graveyard: ['Hill Giant'],
      library: ['Serra Angel', '6 Shock', 'Mountain'],
    },
  })
  b.cast('Fetch Quest').resolve()
  expect([b.in('battlefield', 'Serra Angel'), b.count('graveyard', 'Shock', 'A')]).toEqual([true, 6])
  expect([b.in('graveyard', 'Hill Giant'), b.in('exile', 'Bramble Familiar')]).toEqual([true, true])
})
