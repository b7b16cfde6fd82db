import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Tenacious Underdog] is cast from the graveyard for blitz alone', () => {
  const can = (lands: string): boolean =>
    board({ a: { graveyard: ['Tenacious Underdog'], battlefield: [lands] } }).can('cast', 'Tenacious Underdog')
  expect([can('4 Swamp'), can('2 Swamp')]).toEqual([true, false])
})
