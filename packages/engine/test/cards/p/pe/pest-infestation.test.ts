import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Pest Infestation] destroys up to X artifacts and enchantments and makes twice X Pests', () => {
  const b = board({
    a: { hand: ['Pest Infestation'], battlefield: ['5 Forest'] },
    b: { battlefield: ['Sol Ring', 'Propaganda'] },
  })
  b.reply('x', 2)
    .cast('Pest Infestation', { targets: ['Sol Ring'] })
    .resolve()
  expect([b.names('battlefield', 'B'), b.count('battlefield', 'Pest Token')]).toEqual([['Propaganda'], 4])
})
