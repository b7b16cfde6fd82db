import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Sakashima's Protege] enters as a copy of a permanent that entered this turn, not of an older one", () => {
  const b = board({
    a: {
      battlefield: ['Grizzly Bears'],
      hand: ["Sakashima's Protege", 'Memnite'],
      mana: '{U}{U}{U}{U}{U}{U}',
      library: ['3 Island'],
    },
  })
  b.cast('Memnite').resolve().cast("Sakashima's Protege").resolve()
  b.reply('copy', [0]).resolve()
  expect(b.count('battlefield', 'Memnite', 'A')).toBe(2)
})
