import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Cavern of Souls] makes creature spells of the chosen type uncounterable', () => {
  const b = board({
    a: { hand: ['Cavern of Souls', 'Raging Goblin', 'Savannah Lions'] },
    b: { hand: ['Counterspell'], battlefield: ['2 Island'] },
  })
  b.option('chooseType', 'Goblin').play('Cavern of Souls')
  expect(b.can('cast', 'Savannah Lions')).toBe(false)
  b.cast('Raging Goblin')
    .turnTo('B')
    .cast('Counterspell', { targets: ['Raging Goblin'] })
    .resolveAll()
  expect(b.in('battlefield', 'Raging Goblin', 'A')).toBe(true)
})
