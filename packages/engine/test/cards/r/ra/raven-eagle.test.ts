import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Raven Eagle] exiles a card, makes a Clue for a creature card, and drains for the second card drawn', () => {
  const b = board({
    a: { hand: ['Raven Eagle', 'Divination'], battlefield: ['3 Swamp', '3 Island'] },
    b: { graveyard: ['Hill Giant', 'Shock'] },
  })
  b.pick('target', 'Hill Giant').cast('Raven Eagle').resolveAll()
  expect([b.in('exile', 'Hill Giant'), b.count('battlefield', 'Clue Token')]).toEqual([true, 1])
  b.cast('Divination').resolveAll()
  expect([b.life('A'), b.life('B')]).toEqual([21, 19])
  b.to('main1', 5).pick('target', 'Shock').attack('Raven Eagle').resolveAll()
  expect([b.in('exile', 'Shock'), b.count('battlefield', 'Clue Token')]).toEqual([true, 1])
})
