import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Michelangelo's Technique] puts two creatures with total mana value 6 or less onto the battlefield", () => {
  const b = board({
    a: {
      hand: ["Michelangelo's Technique"],
      battlefield: ['5 Forest'],
      library: ['Serra Angel', 'Hill Giant', 'Grizzly Bears', '5 Shock', 'Llanowar Elves'],
    },
  })
  b.pick('choose', 'Hill Giant', 'Grizzly Bears').cast("Michelangelo's Technique").resolve()
  expect([b.in('battlefield', 'Hill Giant'), b.in('battlefield', 'Grizzly Bears')]).toEqual([true, true])
  expect(b.names('library', 'A')[0]).toBe('Llanowar Elves')
})
