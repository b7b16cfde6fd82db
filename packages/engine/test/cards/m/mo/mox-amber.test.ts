import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Mox Amber] makes mana only of colors among legendary creatures and planeswalkers', () => {
  const b = board({
    a: { battlefield: ['Mox Amber', 'Isamaru, Hound of Konda', 'Raging Goblin'], hand: ['Savannah Lions', 'Shock'] },
  })
  expect([b.can('cast', 'Savannah Lions'), b.can('cast', 'Shock')]).toEqual([true, false])
})
