import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Tolarian Winds] exchanges the hand for as many new cards', () => {
  const b = board({ a: { hand: ['Tolarian Winds', '3 Shock'], battlefield: ['2 Island'], library: ['5 Opt'] } })
  b.cast('Tolarian Winds').resolve()
  expect([b.names('hand', 'A'), b.count('graveyard', 'Shock', 'A')]).toEqual([['Opt', 'Opt', 'Opt'], 3])
})
