import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Vexing Shusher] keeps a spell from being countered', () => {
  const b = board({
    a: { battlefield: ['Vexing Shusher', 'Forest'], hand: ['Ornithopter'] },
    b: { hand: ['Counterspell'], mana: '{U}{U}' },
  })
  b.cast('Ornithopter').activate('Vexing Shusher').resolve()
  b.turnTo('B')
    .cast('Counterspell', { targets: ['Ornithopter'] })
    .resolveAll()
  expect(b.in('battlefield', 'Ornithopter', 'A')).toBe(true)
})
