import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Cho-Arrim Alchemist] turns the damage of a source into life', () => {
  const b = board({
    a: { battlefield: ['Cho-Arrim Alchemist', '3 Plains'], hand: ['Forest'] },
    b: { battlefield: ['Mountain'], hand: ['Shock'] },
    active: 1,
  })
  b.cast('Shock', { targets: ['A'] })
    .turnTo('A')
    .pick('chooseSource', 'Shock')
    .activate('Cho-Arrim Alchemist')
    .resolveAll()
  expect([b.life('A'), b.names('hand', 'A')]).toEqual([22, []])
})
