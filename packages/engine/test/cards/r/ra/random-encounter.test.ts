import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Random Encounter] lends the creature cards it mills, with haste', () => {
  const b = board({
    a: {
      hand: ['Random Encounter'],
      battlefield: ['6 Mountain'],
      library: ['Grizzly Bears', 'Hill Giant', 'Shock', 'Island'],
    },
  })
  b.cast('Random Encounter').resolve()
  expect([b.has('Grizzly Bears', 'haste'), b.has('Hill Giant', 'haste')]).toEqual([true, true])
  expect(b.in('graveyard', 'Shock', 'A')).toBe(true)
  b.to('end').resolveAll()
  expect(b.names('hand', 'A').sort()).toEqual(['Grizzly Bears', 'Hill Giant'])
})
