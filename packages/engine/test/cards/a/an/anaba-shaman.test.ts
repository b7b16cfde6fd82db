import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Anaba Shaman] deals 1 damage to any target for {R} and its tapping', () => {
  const b = board({ a: { battlefield: ['Anaba Shaman', 'Mountain'] } })
  b.activate('Anaba Shaman', { targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(19)
  expect(b.object('Anaba Shaman').tapped && b.object('Mountain').tapped).toBe(true)
})
