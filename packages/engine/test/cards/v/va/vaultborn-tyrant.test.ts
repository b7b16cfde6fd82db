import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Vaultborn Tyrant] comes back as an artifact token, once', () => {
  const b = board({
    a: { hand: ['Vaultborn Tyrant', '2 Terminate'], battlefield: ['7 Forest', '4 Badlands'] },
  })
  b.cast('Vaultborn Tyrant').resolve().resolve()
  expect([b.life('A'), b.names('hand', 'A').length]).toEqual([23, 3])
  b.cast('Terminate', { targets: ['Vaultborn Tyrant'] })
    .resolve()
    .resolveAll()
  expect([b.count('battlefield', 'Vaultborn Tyrant'), b.life('A')]).toEqual([1, 26])
  b.cast('Terminate', { targets: ['Vaultborn Tyrant'] })
    .resolve()
    .resolveAll()
  expect(b.count('battlefield', 'Vaultborn Tyrant')).toBe(0)
})
