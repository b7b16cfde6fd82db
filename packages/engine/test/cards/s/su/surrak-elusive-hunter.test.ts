import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Surrak, Elusive Hunter] draws when a creature or creature spell is targeted by an opponent', () => {
  const b = board({
    a: { hand: ['Memnite'], battlefield: ['Surrak, Elusive Hunter'] },
    b: { hand: ['Counterspell'], battlefield: ['2 Island'] },
  })
  b.cast('Memnite')
    .turnTo('B')
    .cast('Counterspell', { targets: ['Memnite'] })
    .resolveAll()
  expect(b.names('hand', 'A').length).toBe(1)
})
