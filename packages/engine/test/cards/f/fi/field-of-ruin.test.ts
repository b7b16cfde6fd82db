import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Field of Ruin] lets each player fetch a basic land', () => {
  const b = board({
    a: { battlefield: ['Field of Ruin', '2 Plains'], library: ['Forest'] },
    b: { battlefield: ['Wasteland'], library: ['Island'] },
  })
  b.reply('chooseFound', () => [b.id('Forest')], 'A').reply('chooseFound', () => [b.id('Island')], 'B')
  b.activate('Field of Ruin').resolve()
  expect([b.in('battlefield', 'Forest', 'A'), b.names('battlefield', 'B')]).toEqual([true, ['Island']])
})
