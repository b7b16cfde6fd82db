import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Deeproot Pilgrimage] makes one Merfolk for those tapped together', () => {
  const b = board({ a: { battlefield: ['Deeproot Pilgrimage', '2 Merfolk of the Pearl Trident', 'Hill Giant'] } })
  b.attack('Merfolk of the Pearl Trident', 'Merfolk of the Pearl Trident#2', 'Hill Giant').resolveAll()
  expect(b.count('battlefield', 'Merfolk Token', 'A')).toBe(1)
})
