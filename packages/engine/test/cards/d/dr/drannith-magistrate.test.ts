import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Drannith Magistrate] forbids opponents to cast from graveyards', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Drannith Magistrate'] },
    b: { hand: ['Shock'], battlefield: ['5 Mountain'], graveyard: ['Firebolt'] },
  })
  expect([b.can('cast', 'Firebolt'), b.can('cast', 'Shock')]).toEqual([false, true])
})
