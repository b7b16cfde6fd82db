import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Secure the Wastes] makes X Warriors, [Spectral Procession] three Spirits', () => {
  const b = board({ a: { battlefield: ['6 Plains'], hand: ['Secure the Wastes', 'Spectral Procession'] } })
  b.cast('Spectral Procession').resolve().reply('x', 2).cast('Secure the Wastes').resolve()
  expect([b.count('battlefield', 'Spirit Token', 'A'), b.count('battlefield', 'Warrior Token', 'A')]).toEqual([3, 2])
})
