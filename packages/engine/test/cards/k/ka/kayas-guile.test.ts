import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Kaya's Guile] does everything with entwine", () => {
  const b = board({
    a: { hand: ["Kaya's Guile"], battlefield: ['3 Plains', '3 Swamp'] },
    b: { battlefield: ['Memnite'], graveyard: ['Shock'] },
  })
  b.yes('additionalCost').cast("Kaya's Guile").resolve()
  expect([b.life('A'), b.count('battlefield', 'Spirit Token', 'A'), b.in('exile', 'Shock')]).toEqual([24, 1, true])
})
