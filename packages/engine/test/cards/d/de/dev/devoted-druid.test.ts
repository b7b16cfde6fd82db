import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Devoted Druid] adds {G} and untaps for a -1/-1 counter', () => {
  const b = board({ a: { battlefield: ['Devoted Druid'] } })
  b.tapForMana('Devoted Druid').activate('Devoted Druid').resolve()
  expect([b.pool('A'), b.object('Devoted Druid').tapped, b.pt('Devoted Druid')]).toEqual(['{G}', false, '-1/1'])
})
