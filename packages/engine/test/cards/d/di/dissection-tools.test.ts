import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Dissection Tools] is attached to the creature it manifests', () => {
  const b = board({ a: { hand: ['Dissection Tools'], battlefield: ['5 Wastes'], library: ['Shock', 'Opt'] } })
  b.cast('Dissection Tools').resolve().resolve()
  expect(b.pt('')).toBe('4/4')
  expect(b.has('', 'lifelink')).toBe(true)
})
