import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Memory Lapse] puts the countered spell on top of the library', () => {
  const b = board({
    active: 1,
    a: { hand: ['Memory Lapse'], battlefield: ['2 Island'] },
    b: { hand: ['Shock'], battlefield: ['Mountain'] },
  })
  b.cast('Shock', { targets: ['A'] })
    .turnTo('A')
    .cast('Memory Lapse')
    .resolve()
  expect(b.names('library', 'B')[0]).toBe('Shock')
})
