import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Bridgeworks Battle] pumps before the fight', () => {
  const b = board({
    a: { hand: ['Bridgeworks Battle // Tanglespan Bridgeworks'], battlefield: ['3 Forest', 'Grizzly Bears'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Bridgeworks Battle', { targets: ['Grizzly Bears', 'Hill Giant'] }).resolve()
  expect([b.in('graveyard', 'Hill Giant', 'B'), b.in('battlefield', 'Grizzly Bears', 'A')]).toEqual([true, true])
})
