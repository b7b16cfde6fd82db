import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Press the Enemy] returns a permanent and lets you cast a spell of at most its mana value', () => {
  const b = board({
    a: { hand: ['Press the Enemy', 'Divination'], battlefield: ['4 Island'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.pick('choose', 'Divination')
    .yes()
    .cast('Press the Enemy', { targets: ['Hill Giant'] })
    .resolveAll()
  expect([b.in('hand', 'Hill Giant', 'B'), b.names('hand', 'A').length]).toEqual([true, 2])
})

it('[Press the Enemy] offers no spell of a greater mana value', () => {
  const b = board({
    a: { hand: ['Press the Enemy', 'Divination'], battlefield: ['4 Island'] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  b.yes()
    .cast('Press the Enemy', { targets: ['Grizzly Bears'] })
    .resolveAll()
  expect(b.names('hand', 'A')).toEqual(['Divination'])
})
