import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Helga, Skittish Seer] pays for large creature spells, and grows with them', () => {
  const b = board({
    a: {
      hand: ['Hill Giant', 'Grizzly Bears'],
      battlefield: [{ card: 'Helga, Skittish Seer', counters: { '+1/+1': 1 } }, 'Forest', '2 Mountain'],
      library: ['Island'],
    },
  })
  expect([b.can('cast', 'Hill Giant'), b.can('cast', 'Grizzly Bears')]).toEqual([true, true])
  b.cast('Hill Giant').resolveAll()
  expect([b.pt('Helga, Skittish Seer'), b.life('A'), b.in('hand', 'Island', 'A')]).toEqual(['3/5', 21, true])
})

it('[Helga, Skittish Seer] does not pay for small ones', () => {
  const b = board({ a: { hand: ['Llanowar Elves'], battlefield: ['Helga, Skittish Seer'] } })
  expect(b.can('cast', 'Llanowar Elves')).toBe(false)
})
