import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it("[Can't Stay Away] the creature is exiled when it would die", () => {
  const b = board({
    a: {
      hand: ["Can't Stay Away", 'Shock'],
      battlefield: ['Plains', 'Swamp', 'Mountain'],
      graveyard: ['Grizzly Bears'],
    },
  })
  b.cast("Can't Stay Away", { targets: ['Grizzly Bears'] }).resolve()
  b.cast('Shock', { targets: ['Grizzly Bears'] }).resolve()
  expect(b.in('exile', 'Grizzly Bears')).toBe(true)
})
