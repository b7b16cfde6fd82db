import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[CR 701.67a] Benevolent River Spirit is cast with artifacts and creatures tapped for its waterbend cost', () => {
  const b = board({
    a: { hand: ['Benevolent River Spirit'], battlefield: ['2 Island', '3 Darksteel Relic', '2 Hill Giant'] },
  })
  b.cast('Benevolent River Spirit').resolve()
  expect([b.count('battlefield', 'Benevolent River Spirit'), b.object('Hill Giant').tapped]).toEqual([1, true])
})

it('[CR 701.67b] Benevolent River Spirit: artifacts do not pay for {U}{U}', () => {
  const b = board({ a: { hand: ['Benevolent River Spirit'], battlefield: ['Island', '9 Darksteel Relic'] } })
  expect(b.can('cast', 'Benevolent River Spirit')).toBe(false)
})
