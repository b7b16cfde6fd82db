import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Chains of Mephistopheles] makes a player discard a card for each further card they draw', () => {
  const b = board({
    a: {
      hand: ['Divination', 'Shock', 'Opt'],
      battlefield: ['Chains of Mephistopheles', '3 Island'],
      library: ['2 Forest', '5 Wastes'],
    },
  })
  b.cast('Divination').resolve()
  expect([b.names('graveyard', 'A').length, b.names('hand', 'A').length]).toEqual([3, 2])
})

it('[Chains of Mephistopheles] mills a card where there is none to discard', () => {
  const b = board({
    a: {
      hand: ['Divination'],
      battlefield: ['Chains of Mephistopheles', '3 Island'],
      library: ['2 Forest', '5 Wastes'],
    },
  })
  b.cast('Divination').resolve()
  expect([b.count('graveyard', 'Forest', 'A'), b.names('hand', 'A').length]).toEqual([2, 0])
})

it('[Chains of Mephistopheles] leaves the first card of the draw step alone', () => {
  const b = board({ a: { battlefield: ['Chains of Mephistopheles'] }, b: { hand: ['Shock'] } })
  b.to('main1', 4)
  expect(b.names('hand', 'B').length).toBe(2)
})
