import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Insatiable Avarice] does both for both costs', () => {
  const b = board({
    a: { hand: ['Insatiable Avarice'], battlefield: ['5 Swamp'], library: ['Forest', 'Memnite', 'Island'] },
  })
  b.reply('mode', [0]).reply('mode', [0])
  b.cast('Insatiable Avarice', { targets: ['A'] })
    .pick('chooseFound', 'Memnite')
    .resolve()
  expect([b.names('hand', 'A').includes('Memnite'), b.life('A')]).toEqual([true, 17])
})
