import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ichorid] returns in your upkeep for another black creature card, and is sacrificed at the end', () => {
  const b = board({ a: { graveyard: ['Ichorid', 'Vampire Nighthawk'] }, active: 1, step: 'end' })
  b.yes('payOrNot').to('main1', 4)
  expect([b.in('battlefield', 'Ichorid'), b.in('exile', 'Vampire Nighthawk')]).toEqual([true, true])
  b.to('end').resolveAll()
  expect(b.in('graveyard', 'Ichorid')).toBe(true)
})

it('[Ichorid] does not return for itself alone', () => {
  const b = board({ a: { graveyard: ['Ichorid', 'Grizzly Bears'] }, active: 1, step: 'end' })
  expect(b.to('main1', 4).in('graveyard', 'Ichorid')).toBe(true)
})
