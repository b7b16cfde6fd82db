import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Nissa, Resurgent Animist] adds mana for each land, and finds an Elf or Elemental for the second', () => {
  const b = board({
    a: {
      battlefield: ['Nissa, Resurgent Animist', 'Exploration'],
      hand: ['Forest', 'Island'],
      library: ['Shock', 'Llanowar Elves', '5 Wastes'],
    },
  })
  b.play('Forest').resolve()
  expect([b.pool('A').length, b.in('hand', 'Llanowar Elves')]).toEqual([3, false])
  b.play('Island').resolve()
  expect(b.in('hand', 'Llanowar Elves')).toBe(true)
})
