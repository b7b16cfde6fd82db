import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ashling, Rekindled] transforms for {U} in the first main phase and then adds two mana for large spells', () => {
  const b = board({
    a: { hand: ['Air Elemental', 'Divination'], battlefield: ['Ashling, Rekindled', 'Island'] },
    step: 'draw',
  })
  b.option('manaColor', 'U').yes('payOrNot').to('main1')
  expect([b.in('battlefield', 'Ashling, Rimebound'), b.pool('A')]).toEqual([true, '{U}{U}'])
  expect(b.can('cast', 'Divination')).toBe(false)
})

it('[Ashling, Rekindled] may discard a card to draw one as it enters', () => {
  const b = board({ a: { hand: ['Ashling, Rekindled', 'Shock'], battlefield: ['2 Mountain'], library: ['Memnite'] } })
  b.yes('payOrNot').yes().cast('Ashling, Rekindled').resolveAll()
  expect([b.names('hand', 'A'), b.names('graveyard', 'A')]).toEqual([['Memnite'], ['Shock']])
})
