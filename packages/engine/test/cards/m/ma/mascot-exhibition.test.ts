import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Mascot Exhibition] makes an Inkling, a Spirit and an Elemental', () => {
  const b = board({ a: { hand: ['Mascot Exhibition'], battlefield: ['7 Island'] } })
  b.cast('Mascot Exhibition').resolve()
  expect([b.pt('Inkling Token'), b.pt('Spirit Token'), b.pt('Elemental Token')]).toEqual(['2/1', '3/2', '4/4'])
  expect(b.has('Inkling Token', 'flying')).toBe(true)
})
