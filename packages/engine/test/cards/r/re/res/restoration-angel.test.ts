import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Restoration Angel] may blink a non-Angel creature of yours', () => {
  const b = board({
    active: 1,
    a: {
      battlefield: ['4 Plains', { card: 'Grizzly Bears', counters: { '-1/-1': 1 } }, 'Serra Angel'],
      hand: ['Restoration Angel'],
    },
  })
  b.turnTo('A').yes().cast('Restoration Angel').resolveAll()
  expect([b.pt('Grizzly Bears'), b.has('Restoration Angel', 'flying')]).toEqual(['2/2', true])
})
