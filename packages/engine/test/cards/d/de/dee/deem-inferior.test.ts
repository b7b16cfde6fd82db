import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Deem Inferior] the owner chooses where the permanent goes', () => {
  const b = board({
    a: { hand: ['Deem Inferior'], battlefield: ['4 Island'] },
    b: { battlefield: ['Hill Giant'], library: ['Forest', 'Island'] },
  })
  b.cast('Deem Inferior', { targets: ['Hill Giant'] })
  b.reply('mode', [1], 'B').resolve()
  expect(b.names('library', 'B')).toEqual(['Forest', 'Island', 'Hill Giant'])
})
