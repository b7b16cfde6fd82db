import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Brought Back] returns permanents that died this turn, tapped', () => {
  const b = board({
    a: {
      battlefield: ['2 Plains', '2 Mountain', 'Memnite'],
      hand: ['Brought Back', 'Shock'],
      graveyard: ['Hill Giant'],
    },
  })
  b.cast('Shock', { targets: ['Memnite'] }).resolve()
  b.cast('Brought Back', { targets: ['Memnite'] }).resolve()
  expect([b.object('Memnite').tapped, b.in('graveyard', 'Hill Giant')]).toEqual([true, true])
  expect(b.asked.every((one) => one.shape !== 'objects' || !one.candidates.includes(b.id('Hill Giant')))).toBe(true)
})
