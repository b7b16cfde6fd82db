import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[March of Swirling Mist] phases out up to X creatures', () => {
  const b = board({
    a: { hand: ['March of Swirling Mist'], battlefield: ['3 Island'] },
    b: { battlefield: ['Memnite', 'Hill Giant'] },
  })
  b.reply('x', 2)
    .cast('March of Swirling Mist', { targets: ['Memnite,Hill Giant'] })
    .resolve()
  expect(b.names('battlefield', 'B')).toEqual([])
})
