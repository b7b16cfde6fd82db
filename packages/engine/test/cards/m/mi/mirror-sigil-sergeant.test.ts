import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Mirror-Sigil Sergeant] may copy itself in your upkeep with a blue permanent', () => {
  const b = board({ a: { battlefield: ['Mirror-Sigil Sergeant', 'Merfolk of the Pearl Trident'] } })
  b.to('upkeep').to('end').yes().to('draw')
  expect(b.count('battlefield', 'Mirror-Sigil Sergeant', 'A')).toBe(2)
})
