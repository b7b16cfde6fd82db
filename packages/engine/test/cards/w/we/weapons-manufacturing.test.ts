import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Weapons Manufacturing] creates Munitions that deal 2 damage when they leave', () => {
  const b = board({
    a: { battlefield: ['Weapons Manufacturing', '2 Plains', 'Wastes'], hand: ['Sol Ring', 'Disenchant'] },
  })
  b.cast('Sol Ring').resolve().resolve()
  b.aim(['Munitions', 'B']).cast('Disenchant').resolveAll()
  expect(b.life('B')).toBe(18)
})
