import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[CR 702.150] [Nissa, Ascended Animist] loses two loyalty for each symbol paid with life', () => {
  const b = board({ a: { hand: ['Nissa, Ascended Animist'], battlefield: ['5 Forest'] } })
  b.cast('Nissa, Ascended Animist').resolve()
  expect([b.counters('Nissa, Ascended Animist', 'loyalty'), b.life('A')]).toEqual([3, 16])
  b.activate('Nissa, Ascended Animist').resolve()
  expect(b.pt('Phyrexian Horror Token')).toBe('4/4')
})

it('[Nissa, Ascended Animist] gives +1/+1 for each Forest', () => {
  const b = board({ a: { battlefield: ['Nissa, Ascended Animist', '3 Forest', 'Grizzly Bears'] } })
  b.activate('Nissa, Ascended Animist', { nth: 2 }).resolve()
  expect([b.pt('Grizzly Bears'), b.has('Grizzly Bears', 'trample')]).toEqual(['5/5', true])
})
