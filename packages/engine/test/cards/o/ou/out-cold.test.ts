import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Out Cold] stuns two creatures and cannot be countered', () => {
  const b = board({
    a: { hand: ['Out Cold'], battlefield: ['4 Island'] },
    b: { battlefield: ['Hill Giant', 'Grizzly Bears', '2 Island'], hand: ['Counterspell'] },
  })
  b.cast('Out Cold', { targets: ['Hill Giant,Grizzly Bears'] })
    .turnTo('B')
    .cast('Counterspell', { targets: ['Out Cold'] })
    .resolveAll()
  expect([
    b.object('Hill Giant').tapped,
    b.counters('Grizzly Bears', 'stun'),
    b.in('battlefield', 'Clue Token', 'A'),
  ]).toEqual([true, 1, true])
})
