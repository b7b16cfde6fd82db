import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Invasion Submersible] returns a permanent, and becomes a creature once', () => {
  const b = board({
    a: { hand: ['Invasion Submersible'], battlefield: ['3 Island', '2 Grizzly Bears', 'Hill Giant'] },
    b: { battlefield: ['Serra Angel'] },
  })
  b.cast('Invasion Submersible').aim(['Serra Angel']).resolveAll()
  expect(b.in('hand', 'Serra Angel', 'B')).toBe(true)
  b.activate('Invasion Submersible').resolve()
  expect([b.pt('Invasion Submersible'), b.can('activate', 'Invasion Submersible')]).toEqual(['3/3', false])
})
