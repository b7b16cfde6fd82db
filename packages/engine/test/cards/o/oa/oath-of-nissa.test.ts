import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Oath of Nissa] lets any mana pay for planeswalkers', () => {
  const b = board({ a: { battlefield: ['Oath of Nissa', '4 Forest'], hand: ['Chandra, Torch of Defiance', 'Shock'] } })
  expect([b.can('cast', 'Chandra, Torch of Defiance'), b.can('cast', 'Shock')]).toEqual([true, false])
})
