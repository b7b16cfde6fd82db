import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[CR 702.150] [Jace, the Perfected Mind] enters with two fewer loyalty counters for life paid', () => {
  const paid = board({ a: { hand: ['Jace, the Perfected Mind'], battlefield: ['3 Island'] } })
  paid.cast('Jace, the Perfected Mind').resolve()
  expect([paid.counters('Jace, the Perfected Mind', 'loyalty'), paid.life('A')]).toEqual([3, 18])
  const mana = board({ a: { hand: ['Jace, the Perfected Mind'], battlefield: ['4 Island'] } })
  mana.reply('phyrexian', 0).cast('Jace, the Perfected Mind').resolve()
  expect([mana.counters('Jace, the Perfected Mind', 'loyalty'), mana.life('A')]).toEqual([5, 20])
})

it('[Jace, the Perfected Mind] draws three cards with twenty in a graveyard, otherwise one', () => {
  const hand = (cards: number) =>
    board({ a: { battlefield: ['Jace, the Perfected Mind'] }, b: { graveyard: [`${cards} Shock`] } })
      .activate('Jace, the Perfected Mind', { nth: 1, targets: ['B'] })
      .resolve()
      .names('hand', 'A').length
  expect([hand(16), hand(17)]).toEqual([1, 3])
})

it('[Jace, the Perfected Mind] mills three times X cards', () => {
  const b = board({ a: { battlefield: ['Jace, the Perfected Mind'] } })
  b.reply('x', 2)
    .activate('Jace, the Perfected Mind', { nth: 2, targets: ['B'] })
    .resolve()
  expect(b.names('graveyard', 'B').length).toBe(6)
})
