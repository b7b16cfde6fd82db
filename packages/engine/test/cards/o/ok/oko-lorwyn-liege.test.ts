import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Oko, Lorwyn Liege] gives all creature types for good, or shrinks a creature until your next turn', () => {
  const b = board({ a: { battlefield: ['Oko, Lorwyn Liege', 'Hill Giant'] }, b: { battlefield: ['Memnite'] } })
  b.activate('Oko, Lorwyn Liege', { targets: ['Hill Giant'] }).resolve()
  b.to('main1', 5)
  b.activate('Oko, Lorwyn Liege', { nth: 1, targets: ['Memnite'] }).resolve()
  expect([b.c('Hill Giant').everyCreatureType ?? b.c('Hill Giant').subtypes.length > 1, b.pt('Memnite')]).toEqual([
    true,
    '-1/1',
  ])
})

it('[Oko, Shadowmoor Scion] mills for a permanent card, makes Elks, and gives an emblem', () => {
  const b = board({
    active: 1,
    step: 'end',
    a: {
      battlefield: ['Oko, Lorwyn Liege', 'Forest', 'Hill Giant'],
      library: ['Wastes', 'Shock', 'Shock', 'Memnite', '5 Wastes'],
    },
  })
  b.yes('payOrNot').to('main1', 4)
  expect(b.counters('Oko, Shadowmoor Scion', 'loyalty')).toBe(3)
  b.pick('choose', 'Memnite').activate('Oko, Shadowmoor Scion').resolve()
  expect([b.in('hand', 'Memnite'), b.count('graveyard', 'Shock')]).toEqual([true, 2])
})

it('[Oko, Shadowmoor Scion] leads the chosen type by an emblem', () => {
  const b = board({
    a: { battlefield: [{ card: 'Oko, Lorwyn Liege', face: 1, counters: { loyalty: 9 } }, 'Hill Giant', 'Memnite'] },
  })
  b.activate('Oko, Shadowmoor Scion', { nth: 1 }).resolve()
  expect(b.count('battlefield', 'Elk Token')).toBe(2)
  b.to('main1', 5).option('chooseType', 'Giant').activate('Oko, Shadowmoor Scion', { nth: 2 }).resolve()
  expect([b.pt('Hill Giant'), b.has('Hill Giant', 'hexproof'), b.pt('Memnite')]).toEqual(['6/6', true, '1/1'])
})
