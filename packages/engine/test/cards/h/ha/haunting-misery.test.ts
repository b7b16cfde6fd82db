import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Haunting Misery] deals as much damage as creature cards were exiled', () => {
  const b = board({
    a: { hand: ['Haunting Misery'], battlefield: ['3 Swamp'], graveyard: ['3 Hill Giant', 'Shock'] },
  })
  b.reply('x', 3)
    .cast('Haunting Misery', { targets: ['B'] })
    .resolve()
  expect([b.life('B'), b.count('exile', 'Hill Giant', 'A'), b.in('graveyard', 'Shock')]).toEqual([17, 3, true])
})
