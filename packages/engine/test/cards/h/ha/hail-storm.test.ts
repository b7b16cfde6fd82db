import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Hail Storm] hits attackers, and you with your creatures', () => {
  const b = board({
    active: 1,
    a: { hand: ['Hail Storm'], battlefield: ['3 Forest', 'Memnite'] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  b.attack('Grizzly Bears').turnTo('A').cast('Hail Storm').resolve()
  expect([b.life('A'), b.in('graveyard', 'Memnite', 'A'), b.in('graveyard', 'Grizzly Bears', 'B')]).toEqual([
    19,
    true,
    true,
  ])
})
