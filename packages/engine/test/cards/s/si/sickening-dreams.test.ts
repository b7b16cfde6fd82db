import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Sickening Dreams] X is the number of cards discarded', () => {
  const b = board({
    a: { hand: ['Sickening Dreams', '3 Forest'], battlefield: ['2 Swamp'] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  b.reply('x', 2).cast('Sickening Dreams').resolve()
  expect([b.life('A'), b.life('B'), b.names('battlefield', 'B'), b.names('hand', 'A').length]).toEqual([18, 18, [], 1])
})
