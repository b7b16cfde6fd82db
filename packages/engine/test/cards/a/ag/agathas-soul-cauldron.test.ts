import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Agatha's Soul Cauldron] gives creatures with counters the activated abilities of exiled creature cards", () => {
  const b = board({
    a: { battlefield: ["Agatha's Soul Cauldron", 'Grizzly Bears', 'Wastes'], graveyard: ['Frozen Shade'] },
  })
  b.activate("Agatha's Soul Cauldron", { targets: ['Frozen Shade'] })
    .resolve()
    .resolve()
  expect(b.pt('Grizzly Bears')).toBe('3/3')
  b.activate('Grizzly Bears').resolve()
  expect(b.pt('Grizzly Bears')).toBe('4/4')
})
