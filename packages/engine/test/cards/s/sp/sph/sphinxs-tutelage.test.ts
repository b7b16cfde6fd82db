import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it("[Sphinx's Tutelage] goes on while two nonland cards share a color", () => {
  const b = board({
    a: { battlefield: ["Sphinx's Tutelage", '6 Island'], library: ['Island'] },
    b: { library: ['Shock', 'Lightning Bolt', 'Dryad Arbor', 'Grizzly Bears', '4 Shock'] },
  })
  b.activate("Sphinx's Tutelage").resolveAll()
  expect(b.names('graveyard', 'B').length).toBe(4)
})
