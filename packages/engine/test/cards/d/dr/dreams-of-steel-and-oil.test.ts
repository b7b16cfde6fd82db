import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Dreams of Steel and Oil] exiles a card of the hand and one of the graveyard', () => {
  const b = board({
    a: { hand: ['Dreams of Steel and Oil'], battlefield: ['Swamp'] },
    b: { hand: ['Memnite', 'Shock'], graveyard: ['Sol Ring', 'Divination'] },
  })
  b.cast('Dreams of Steel and Oil').resolve()
  expect([b.in('exile', 'Memnite'), b.in('exile', 'Sol Ring')]).toEqual([true, true])
})
