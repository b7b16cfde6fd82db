import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[CR 702.192a] [Decorum Dissertation] may be copied for free at the beginning of each of your first main phases', () => {
  const b = board({ a: { hand: ['Decorum Dissertation'], battlefield: ['5 Swamp'] } })
  b.cast('Decorum Dissertation', { targets: ['A'] }).resolve()
  expect([b.names('hand', 'A').length, b.life('A'), b.in('exile', 'Decorum Dissertation')]).toEqual([2, 18, true])
  b.yes().aim(['A']).to('main1', 5)
  expect([b.life('A'), b.names('hand', 'A').length]).toEqual([16, 5])
  b.no().to('main1', 7)
  expect([b.life('A'), b.count('exile', 'Decorum Dissertation')]).toEqual([16, 1])
})

it('[CR 702.192a] [Decorum Dissertation] is offered once each turn, however often it has resolved', () => {
  const b = board({ a: { hand: ['2 Decorum Dissertation'], battlefield: ['10 Swamp'] } })
  b.cast('Decorum Dissertation', { targets: ['A'] }).resolve()
  b.cast('Decorum Dissertation', { targets: ['A'] }).resolve()
  b.yes().yes().aim(['A', 'A']).to('main1', 5)
  expect([b.life('A'), b.count('exile', 'Decorum Dissertation')]).toEqual([14, 2])
})
