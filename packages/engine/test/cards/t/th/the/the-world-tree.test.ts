import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[The World Tree] lets six lands tap for any color', () => {
  const can = (lands: string): boolean =>
    board({ a: { hand: ['Shock'], battlefield: ['The World Tree', lands] } }).can('cast', 'Shock')
  expect([can('5 Island'), can('4 Island')]).toEqual([true, false])
})
