import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Merfolk Trickster] taps a creature, which loses its abilities', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['2 Island'], hand: ['Merfolk Trickster'] },
    b: { battlefield: ['Serra Angel'] },
  })
  b.turnTo('A').cast('Merfolk Trickster').resolveAll()
  expect([b.object('Serra Angel').tapped, b.has('Serra Angel', 'flying')]).toEqual([true, false])
})
