import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Verdant Command] counters a loyalty ability and makes Squirrels', () => {
  const b = board({
    a: { hand: ['Verdant Command'], mana: '{G}{G}' },
    b: { battlefield: ['Jace Beleren'], library: ['5 Island'] },
    active: 1,
  })
  b.activate('Jace Beleren')
    .turnTo('A')
    .reply('mode', [0, 1])
    .cast('Verdant Command', { targets: ['A'] })
    .resolveAll()
  expect(b.count('battlefield', 'Squirrel Token', 'A')).toBe(2)
  expect(b.names('hand', 'B')).toEqual([])
})
