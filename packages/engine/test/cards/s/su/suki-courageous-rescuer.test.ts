import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Suki, Courageous Rescuer] makes an Ally once each turn, only during your turn', () => {
  const b = board({
    a: { battlefield: ['Suki, Courageous Rescuer', '3 Memnite', '2 Mountain'], hand: ['2 Shock'] },
    b: { battlefield: ['Mountain'], hand: ['Shock'] },
  })
  b.cast('Shock', { targets: ['Memnite'] })
    .resolve()
    .resolveAll()
  b.cast('Shock', { targets: ['Memnite'] })
    .resolve()
    .resolveAll()
  expect([b.count('battlefield', 'Ally Token'), b.pt('Ally Token')]).toEqual([1, '2/1'])
  b.to('main1', 4)
    .cast('Shock', { targets: ['Memnite'] })
    .resolve()
    .resolveAll()
  expect(b.count('battlefield', 'Ally Token')).toBe(1)
})
