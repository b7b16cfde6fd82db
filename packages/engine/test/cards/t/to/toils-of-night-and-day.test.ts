import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Toils of Night and Day] taps one permanent and untaps another', () => {
  const b = board({
    a: { hand: ['Toils of Night and Day'], battlefield: ['3 Island', { card: 'Hill Giant', tapped: true }] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  b.option('mode', 'Tap').option('mode', 'Untap')
  b.cast('Toils of Night and Day', { targets: ['Grizzly Bears', 'Hill Giant'] }).resolve()
  expect([b.object('Grizzly Bears').tapped, b.object('Hill Giant').tapped]).toEqual([true, false])
})
