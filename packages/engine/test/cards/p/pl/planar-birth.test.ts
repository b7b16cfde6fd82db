import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Planar Birth] returns all basic land cards under their owners' control", () => {
  const b = board({
    a: { hand: ['Planar Birth'], battlefield: ['2 Plains'], graveyard: ['Island', 'Wasteland'] },
    b: { graveyard: ['2 Swamp', 'Shock'] },
  })
  b.cast('Planar Birth').resolve()
  expect([b.in('battlefield', 'Island', 'A'), b.object('Island').tapped, b.names('battlefield', 'B')]).toEqual([
    true,
    true,
    ['Swamp', 'Swamp'],
  ])
  expect(b.in('graveyard', 'Wasteland')).toBe(true)
})
