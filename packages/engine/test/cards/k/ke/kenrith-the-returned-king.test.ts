import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Kenrith, the Returned King] puts a creature card onto the battlefield under its owner's control", () => {
  const b = board({
    a: { battlefield: ['Kenrith, the Returned King', '5 Swamp'] },
    b: { graveyard: ['Hill Giant'] },
  })
  b.activate('Kenrith, the Returned King', { nth: 4, targets: ['Hill Giant'] }).resolve()
  expect(b.in('battlefield', 'Hill Giant', 'B')).toBe(true)
})

it('[Kenrith, the Returned King] gives all creatures trample and haste', () => {
  const b = board({
    a: { battlefield: ['Kenrith, the Returned King', 'Mountain'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.activate('Kenrith, the Returned King').resolve()
  expect([b.has('Hill Giant', 'trample'), b.has('Kenrith, the Returned King', 'haste')]).toEqual([true, true])
})
