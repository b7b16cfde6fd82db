import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Glen Elendra Guardian] removes a counter of any kind to counter a noncreature spell', () => {
  const b = board({
    a: { hand: ['Shock', 'Memnite'], battlefield: ['Mountain'] },
    b: { battlefield: [{ card: 'Glen Elendra Guardian', counters: { '-1/-1': 1 } }, '2 Island'] },
  })
  b.cast('Memnite').turnTo('B')
  expect(b.can('activate', 'Glen Elendra Guardian')).toBe(false)
  b.resolve()
    .turnTo('A')
    .cast('Shock', { targets: ['B'] })
    .turnTo('B')
  b.activate('Glen Elendra Guardian').resolve()
  expect([b.life('B'), b.pt('Glen Elendra Guardian'), b.names('hand', 'A').length]).toEqual([20, '3/4', 1])
})

it('[Glen Elendra Guardian] asks which counter to remove where there are several kinds', () => {
  const b = board({
    a: { hand: ['Shock'], battlefield: ['Mountain'] },
    b: { battlefield: [{ card: 'Glen Elendra Guardian', counters: { '-1/-1': 1, charge: 2 } }, '2 Island'] },
  })
  b.cast('Shock', { targets: ['B'] }).turnTo('B')
  b.option('costChoice', 'charge').activate('Glen Elendra Guardian')
  expect([b.counters('Glen Elendra Guardian', 'charge'), b.counters('Glen Elendra Guardian', '-1/-1')]).toEqual([1, 1])
})
