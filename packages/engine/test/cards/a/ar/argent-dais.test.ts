import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Argent Dais] gets a counter when two or more creatures attack', () => {
  const b = board({ a: { battlefield: [{ card: 'Argent Dais', counters: { oil: 2 } }, 'Memnite', 'Gray Ogre'] } })
  b.attack('Memnite', 'Gray Ogre').damage()
  expect(b.counters('Argent Dais', 'oil')).toBe(3)
  const one = board({ a: { battlefield: [{ card: 'Argent Dais', counters: { oil: 2 } }, 'Memnite'] } })
  one.attack('Memnite').damage()
  expect(one.counters('Argent Dais', 'oil')).toBe(2)
})

it('[Argent Dais] enters with two counters, and exiles a permanent for them; its controller draws two cards', () => {
  const b = board({ a: { battlefield: ['4 Plains'], hand: ['Argent Dais'] }, b: { battlefield: ['Hill Giant'] } })
  b.cast('Argent Dais')
    .resolve()
    .activate('Argent Dais', { targets: ['Hill Giant'] })
    .resolve()
  expect([b.in('exile', 'Hill Giant', 'B'), b.names('hand', 'B').length]).toEqual([true, 2])
})
