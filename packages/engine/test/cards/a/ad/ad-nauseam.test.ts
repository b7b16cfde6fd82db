import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ad Nauseam] repeats as often as you like', () => {
  const b = board({
    a: { hand: ['Ad Nauseam'], battlefield: ['5 Swamp'], library: ['Hill Giant', 'Shock', 'Forest', 'Island'] },
  })
  b.cast('Ad Nauseam').yes().yes().no().resolve()
  expect([b.names('hand', 'A').length, b.life('A')]).toEqual([3, 15])
})

it("[Ad Nauseam] under Angel's Grace draws the whole library, and Laboratory Maniac wins with the next card", () => {
  const b = board({
    a: {
      hand: ["Angel's Grace", 'Ad Nauseam'],
      battlefield: ['Plains', '2 Swamp', '4 Island', 'Laboratory Maniac'],
      library: ['3 Bogardan Hellkite', 'Serum Visions'],
    },
  })
  b.cast("Angel's Grace").resolve().cast('Ad Nauseam').yes().yes().yes().no().resolve()
  expect([b.names('hand', 'A').length, b.life('A')]).toEqual([4, -5])
  b.cast('Serum Visions').resolve()
  expect(b.winner).toBe('A')
})
