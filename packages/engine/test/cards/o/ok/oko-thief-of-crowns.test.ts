import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Oko, Thief of Crowns] makes an artifact a 3/3 green Elk without abilities', () => {
  const b = board({ a: { battlefield: ['Oko, Thief of Crowns', 'Sol Ring'] } })
  b.activate('Oko, Thief of Crowns', { nth: 1, targets: ['Sol Ring'] }).resolve()
  expect([b.pt('Sol Ring'), b.c('Sol Ring').abilities.length]).toEqual(['3/3', 0])
})

it('[Oko, Thief of Crowns] exchanges control', () => {
  const b = board({
    a: { battlefield: [{ card: 'Oko, Thief of Crowns', counters: { loyalty: 5 } }, 'Sol Ring'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.activate('Oko, Thief of Crowns', { nth: 2, targets: ['Sol Ring', 'Hill Giant'] }).resolve()
  expect([b.in('battlefield', 'Hill Giant', 'A'), b.in('battlefield', 'Sol Ring', 'B')]).toEqual([true, true])
})
