import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Agate-Blade Assassin] drains the defending player', () => {
  const b = board({ a: { battlefield: ['Agate-Blade Assassin'] } })
  b.attack('Agate-Blade Assassin').resolve()
  expect([b.life('A'), b.life('B')]).toEqual([21, 19])
})
