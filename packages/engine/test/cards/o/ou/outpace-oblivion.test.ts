import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Outpace Oblivion] deals 5 damage as it enters, and 2 to each player without max speed when it is sacrificed', () => {
  const b = board({
    a: { hand: ['Outpace Oblivion'], battlefield: ['5 Mountain'] },
    b: { battlefield: ['Serra Angel'] },
  })
  b.cast('Outpace Oblivion').aim(['Serra Angel']).resolveAll()
  b.activate('Outpace Oblivion').resolve()
  expect([b.life('A'), b.life('B')]).toEqual([18, 18])
})
