import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Gideon of the Trials] prevents what a permanent would deal until your next turn', () => {
  const b = board({ a: { battlefield: ['Gideon of the Trials'] }, b: { battlefield: ['Hill Giant'] } })
  b.activate('Gideon of the Trials', { targets: ['Hill Giant'] })
    .resolve()
    .to('main1', 4)
    .attack('Hill Giant')
    .damage()
  expect(b.life('A')).toBe(20)
})

it('[Gideon of the Trials] fights as a 4/4 that takes no damage', () => {
  const b = board({ a: { battlefield: ['Gideon of the Trials'] }, b: { battlefield: ['Hill Giant'] } })
  b.activate('Gideon of the Trials', { nth: 1 }).resolve()
  expect(b.pt('Gideon of the Trials')).toBe('4/4')
  b.attack('Gideon of the Trials').block('Hill Giant>Gideon of the Trials').damage()
  expect([b.in('graveyard', 'Hill Giant', 'B'), b.counters('Gideon of the Trials', 'loyalty')]).toEqual([true, 3])
})
