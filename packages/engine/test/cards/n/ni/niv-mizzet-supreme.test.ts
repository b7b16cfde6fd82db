import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Niv-Mizzet, Supreme] gives jump-start to two-colored instants and sorceries in your graveyard', () => {
  const b = board({
    a: {
      hand: ['Island'],
      graveyard: ['Terminate', 'Shock'],
      battlefield: ['Niv-Mizzet, Supreme', 'Swamp', 'Mountain'],
    },
    b: { battlefield: ['Hill Giant'] },
  })
  expect([b.can('cast', 'Terminate'), b.can('cast', 'Shock')]).toEqual([true, false])
  b.cast('Terminate', { from: 'graveyard', method: 'jump-start', targets: ['Hill Giant'] }).resolve()
  expect([b.in('exile', 'Terminate'), b.in('graveyard', 'Hill Giant', 'B'), b.in('graveyard', 'Island')]).toEqual([
    true,
    true,
    true,
  ])
})

it('[Niv-Mizzet, Supreme] has hexproof from spells of one color alone', () => {
  const b = board({
    a: { hand: ['Murder', 'Terminate'], battlefield: ['4 Swamp', 'Mountain'] },
    b: { battlefield: ['Niv-Mizzet, Supreme'] },
  })
  expect([b.can('cast', 'Murder'), b.can('cast', 'Terminate')]).toEqual([false, true])
})
