import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Bonus Round] copies spells for whoever casts them', () => {
  const b = board({
    a: { hand: ['Bonus Round'], battlefield: ['3 Mountain'] },
    b: { hand: ['Shock'], battlefield: ['Mountain'] },
  })
  b.cast('Bonus Round')
    .resolve()
    .turnTo('B')
    .cast('Shock', { targets: ['A'] })
    .resolveAll()
  expect(b.life('A')).toBe(16)
})
