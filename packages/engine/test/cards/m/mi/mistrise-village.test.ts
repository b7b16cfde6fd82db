import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Mistrise Village] makes only the next spell uncounterable', () => {
  const b = board({
    a: { battlefield: ['Mistrise Village', 'Island', '2 Mountain'], hand: ['Shock', 'Shock'] },
    b: { hand: ['Counterspell', 'Counterspell'], battlefield: ['4 Island'] },
  })
  b.activate('Mistrise Village').resolve()
  b.cast('Shock', { targets: ['B'] })
    .turnTo('B')
    .cast('Counterspell')
    .resolveAll()
  expect(b.life('B')).toBe(18)
  b.cast('Shock', { targets: ['B'] })
    .turnTo('B')
    .cast('Counterspell')
    .resolveAll()
  expect(b.life('B')).toBe(18)
})
