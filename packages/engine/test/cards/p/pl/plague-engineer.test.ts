import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Plague Engineer] weakens creatures of the chosen type of opponents', () => {
  const b = board({
    a: { battlefield: ['3 Swamp', 'Goblin Piker'], hand: ['Plague Engineer'] },
    b: { battlefield: ['Goblin Roughrider'] },
  })
  b.option('chooseType', 'Goblin').cast('Plague Engineer').resolve()
  expect([b.pt('Goblin Roughrider'), b.pt('Goblin Piker'), b.has('Plague Engineer', 'deathtouch')]).toEqual([
    '2/1',
    '2/1',
    true,
  ])
})
