import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Untimely Malfunction] changes the target of an ability', () => {
  const b = board({
    active: 1,
    a: { hand: ['Untimely Malfunction'], battlefield: ['2 Mountain'] },
    b: { battlefield: ['Prodigal Sorcerer'] },
  })
  b.activate('Prodigal Sorcerer', { targets: ['A'] }).turnTo('A')
  b.cast('Untimely Malfunction').pick('target', 'B').resolveAll()
  expect([b.life('A'), b.life('B')]).toEqual([20, 19])
})
