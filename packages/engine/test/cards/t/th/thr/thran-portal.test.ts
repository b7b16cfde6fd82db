import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Thran Portal] costs 1 life for each mana', () => {
  const b = board({ a: { hand: ['Thran Portal', 'Shock'] } })
  b.option('chooseType', 'Mountain')
    .play('Thran Portal')
    .cast('Shock', { targets: ['B'] })
    .resolve()
  expect([b.life('A'), b.life('B')]).toEqual([19, 18])
})
