import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Castle Doom] makes a Doombot of an artifact', () => {
  const b = board({ a: { battlefield: ['Castle Doom', '3 Wastes', 'Ornithopter'] } })
  b.activate('Castle Doom').resolve()
  expect([b.pt('Doombot'), b.in('graveyard', 'Ornithopter')]).toEqual(['3/3', true])
})
