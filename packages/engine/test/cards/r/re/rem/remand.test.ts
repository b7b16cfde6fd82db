import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Remand] returns the spell to its owner’s hand and draws a card', () => {
  const b = board({
    a: { battlefield: ['Mountain'], hand: ['Shock'] },
    b: { battlefield: ['2 Island'], hand: ['Remand'] },
  })
  b.cast('Shock', { targets: ['B'] })
    .turnTo('B')
    .cast('Remand')
    .resolve()
  expect(b.in('hand', 'Shock', 'A')).toBe(true)
  expect(b.names('hand', 'B')).toEqual(['Wastes'])
  expect(b.life('B')).toBe(20)
})
