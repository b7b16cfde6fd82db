import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Shimmerwilds Growth] makes the land the chosen color, and adds mana of it', () => {
  const b = board({ a: { hand: ['Shimmerwilds Growth'], battlefield: ['Island', 'Mountain'], mana: '{G}{G}' } })
  b.option('chooseColor', 'red')
    .cast('Shimmerwilds Growth', { targets: ['Island'] })
    .resolve()
  b.tapForMana('Island')
  expect([b.pool('A'), b.c('Island').colors === b.c('Mountain').colors]).toEqual(['{U}{R}', false])
})
