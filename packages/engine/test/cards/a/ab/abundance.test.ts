import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Abundance] finds a land or nonland card instead of a draw', () => {
  const b = board({
    a: {
      battlefield: ['Abundance', '3 Island'],
      hand: ['Opt'],
      library: ['Forest', 'Forest', 'Hill Giant', '3 Wastes'],
    },
  })
  b.reply('scry' as never, [])
    .yes('replacement')
    .yes()
    .option('choose', 'nonland')
  b.cast('Opt').resolve()
  expect(b.names('hand', 'A')).toHaveLength(1)
})
