import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Noxious Grasp] destroys a green creature and gains 1 life', () => {
  const b = board({
    a: { hand: ['Noxious Grasp'], battlefield: ['2 Swamp'] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  b.cast('Noxious Grasp', { targets: ['Grizzly Bears'] }).resolve()
  expect([b.in('graveyard', 'Grizzly Bears', 'B'), b.life('A')]).toEqual([true, 21])
})
