import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Ashiok, Dream Render] keeps the opponent's spells from searching their library", () => {
  const b = board({
    a: { battlefield: ['Ashiok, Dream Render'] },
    b: { hand: ['Demonic Tutor'], battlefield: ['2 Swamp'], library: ['Shock', 'Forest'] },
    active: 1,
  })
  b.cast('Demonic Tutor').resolve()
  expect(b.names('hand', 'B')).toEqual([])
})
