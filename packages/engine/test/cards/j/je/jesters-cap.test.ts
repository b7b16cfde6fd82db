import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Jester's Cap] exiles three cards of a library", () => {
  const b = board({
    a: { battlefield: ["Jester's Cap", '2 Island'] },
    b: { library: ['Opt', 'Shock', 'Serra Angel', '3 Wastes'] },
  })
  b.pick('chooseFound', 'Opt', 'Shock', 'Serra Angel')
    .activate("Jester's Cap", { targets: ['B'] })
    .resolve()
  expect(b.names('exile', 'B').sort()).toEqual(['Opt', 'Serra Angel', 'Shock'])
})
