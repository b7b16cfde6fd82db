import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Tokka & Rahzar, Terrible Twos] punishes spells cast for less than their mana value, and no others', () => {
  const b = board({
    a: {
      hand: ['Force of Will', 'Opt', 'Counterspell'],
      battlefield: ['Tokka & Rahzar, Terrible Twos', 'Island', 'Island'],
    },
    b: { hand: ['Shock'], battlefield: ['Mountain'] },
  })
  b.pass()
    .cast('Shock', { targets: ['A'] })
    .resolveAll()
  expect([b.life('A'), b.life('B')]).toEqual([18, 20])
  const free = board({
    a: { hand: ['Ornithopter', 'Fireblast'], battlefield: ['Tokka & Rahzar, Terrible Twos', '2 Mountain'] },
  })
  free.cast('Ornithopter').resolveAll()
  expect(free.life('A')).toBe(20)
  free.cast('Fireblast', { method: 'alternative', targets: ['B'] }).resolveAll()
  expect([free.life('A'), free.life('B')]).toEqual([17, 16])
})
