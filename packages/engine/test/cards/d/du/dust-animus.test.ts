import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Dust Animus] enters with its counters only if five lands are untapped', () => {
  for (const [lands, size, lifelink] of [
    ['7 Plains', '4/5', true],
    ['6 Plains', '2/3', false],
  ] as const) {
    const b = board({ a: { hand: ['Dust Animus'], battlefield: [lands] } })
    b.cast('Dust Animus').resolve()
    expect([b.pt('Dust Animus'), b.has('Dust Animus', 'lifelink')]).toEqual([size, lifelink])
  }
})
