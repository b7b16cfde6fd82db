import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Yuriko, the Tiger's Shadow] comes by ninjutsu, and each Ninja's damage reveals a card that costs life", () => {
  const b = board({
    a: {
      battlefield: ['Memnite', 'Island', 'Swamp'],
      hand: ["Yuriko, the Tiger's Shadow"],
      library: ['Craw Wurm', 'Island'],
    },
  })
  b.attack('Memnite').to('declareBlockers').activate("Yuriko, the Tiger's Shadow").resolve().damage()
  expect(b.life('B')).toBe(20 - 1 - 6)
  expect(b.in('hand', 'Craw Wurm', 'A')).toBe(true)
})
