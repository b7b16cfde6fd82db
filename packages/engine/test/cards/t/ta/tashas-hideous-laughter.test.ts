import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Tasha's Hideous Laughter] exiles cards from the opponent's library until their mana values are 20 together", () => {
  const b = board({
    a: { hand: ["Tasha's Hideous Laughter"], mana: '{U}{U}{U}' },
    b: { library: ['2 Craw Wurm', 'Island', 'Craw Wurm', 'Grizzly Bears', 'Swamp'] },
  })
  b.cast("Tasha's Hideous Laughter").resolve()
  expect(b.names('library', 'B')).toEqual(['Swamp'])
  expect(b.names('exile').length).toBe(5)
})
