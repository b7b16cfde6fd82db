import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Unclaimed Territory] makes mana only for creature spells of the chosen type', () => {
  const b = board({ a: { hand: ['Unclaimed Territory', 'Raging Goblin', 'Savannah Lions'] } })
  b.option('chooseType', 'Goblin').play('Unclaimed Territory')
  expect([b.can('cast', 'Raging Goblin'), b.can('cast', 'Savannah Lions')]).toEqual([true, false])
})
