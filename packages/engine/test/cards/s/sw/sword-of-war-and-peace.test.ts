import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Sword of War and Peace] deals damage for their cards and gains life for yours', () => {
  const b = board({
    a: {
      hand: ['2 Shock'],
      battlefield: ['Grizzly Bears', { card: 'Sword of War and Peace', attachedTo: 'Grizzly Bears' }],
    },
    b: { hand: ['3 Opt'] },
  })
  b.attack('Grizzly Bears').damage()
  expect([b.life('A'), b.life('B')]).toEqual([22, 13])
})
