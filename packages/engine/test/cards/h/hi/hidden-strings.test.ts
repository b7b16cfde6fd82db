import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Hidden Strings] taps one permanent and untaps another', () => {
  const b = board({
    a: { hand: ['Hidden Strings'], battlefield: ['2 Island', { card: 'Sol Ring', tapped: true }] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  b.yes().yes().option('mode', 'tap').option('mode', 'untap')
  b.cast('Hidden Strings', { targets: ['Grizzly Bears', 'Sol Ring'] }).resolve()
  expect([b.object('Grizzly Bears').tapped, b.object('Sol Ring').tapped]).toEqual([true, false])
})

it('[Hidden Strings] leaves the first alone and still untaps the second', () => {
  const b = board({
    a: { hand: ['Hidden Strings'], battlefield: ['2 Island', { card: 'Sol Ring', tapped: true }] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  b.no().yes().option('mode', 'untap')
  b.cast('Hidden Strings', { targets: ['Grizzly Bears', 'Sol Ring'] }).resolve()
  expect([b.object('Grizzly Bears').tapped, b.object('Sol Ring').tapped]).toEqual([false, false])
})
