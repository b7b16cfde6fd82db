import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Mishra's Research Desk] exiles two cards and lets one be played", () => {
  const b = board({ a: { battlefield: ["Mishra's Research Desk", '2 Mountain'], library: ['Shock', 'Opt', 'Wastes'] } })
  b.pick('choose', 'Shock').activate("Mishra's Research Desk").resolve()
  expect([b.can('cast', 'Shock'), b.can('cast', 'Opt')]).toEqual([true, false])
})
