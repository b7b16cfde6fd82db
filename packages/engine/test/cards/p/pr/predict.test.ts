import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Predict] draws two for the right name', () => {
  const b = board({ a: { hand: ['Predict'], battlefield: ['2 Island'] }, b: { library: ['Memnite', 'Forest'] } })
  b.reply('chooseName', 'Memnite')
    .cast('Predict', { targets: ['B'] })
    .resolve()
  expect(b.names('hand', 'A')).toHaveLength(2)
})
