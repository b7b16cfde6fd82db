import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Spell Rupture] asks for as much mana as your greatest power', () => {
  const b = board({
    a: { battlefield: ['3 Mountain'], hand: ['Shock'] },
    b: { battlefield: ['2 Island', 'Hill Giant'], hand: ['Spell Rupture'] },
  })
  b.cast('Shock', { targets: ['B'] })
    .turnTo('B')
    .cast('Spell Rupture')
    .resolve()
  expect([b.life('B'), b.in('graveyard', 'Shock', 'A')]).toEqual([20, true])
})
