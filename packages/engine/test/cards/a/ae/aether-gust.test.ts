import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Aether Gust] puts a red spell into the library', () => {
  const b = board({
    active: 1,
    a: { hand: ['Aether Gust'], battlefield: ['2 Island'] },
    b: { hand: ['Lava Spike'], battlefield: ['Mountain'], library: ['Forest'] },
  })
  b.cast('Lava Spike', { targets: ['A'] })
    .turnTo('A')
    .cast('Aether Gust', { targets: ['Lava Spike'] })
  b.reply('mode', [1], 'B').resolve()
  expect(b.names('library', 'B')).toEqual(['Forest', 'Lava Spike'])
})
