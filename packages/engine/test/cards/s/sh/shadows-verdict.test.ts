import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Shadows' Verdict] exiles small creatures from the battlefield and from graveyards", () => {
  const b = board({
    a: { hand: ["Shadows' Verdict"], battlefield: ['5 Swamp', 'Serra Angel'], graveyard: ['Memnite'] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  b.cast("Shadows' Verdict").resolve()
  expect(b.names('exile').sort()).toEqual(['Grizzly Bears', 'Memnite'])
})
