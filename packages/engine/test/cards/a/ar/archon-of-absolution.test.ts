import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Archon of Absolution] makes each attack on you cost {1}', () => {
  const b = board({
    a: { battlefield: ['Hill Giant', 'Grizzly Bears', 'Mountain'] },
    b: { battlefield: ['Archon of Absolution'] },
  })
  expect(() => b.attack('Hill Giant', 'Grizzly Bears')).toThrow('cannot pay')
  b.yes('payOrNot').attack('Hill Giant').damage()
  expect([b.life('B'), b.object('Mountain').tapped]).toEqual([17, true])
})

it('[Archon of Absolution] makes attacks on your planeswalkers cost {1} too', () => {
  const b = board({
    a: { battlefield: ['Hill Giant'] },
    b: { battlefield: ['Archon of Absolution', 'Jace Beleren'] },
  })
  expect(() => b.attack('Hill Giant>Jace Beleren')).toThrow('cannot pay')
})
