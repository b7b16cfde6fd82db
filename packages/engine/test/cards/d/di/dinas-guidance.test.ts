import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Dina's Guidance] may put the creature into the graveyard", () => {
  const b = board({
    a: { hand: ["Dina's Guidance"], battlefield: ['2 Swamp', 'Forest'], library: ['Memnite', 'Forest'] },
  })
  b.cast("Dina's Guidance").pick('chooseFound', 'Memnite').option('mode', 'graveyard').resolve()
  expect(b.in('graveyard', 'Memnite', 'A')).toBe(true)
})
