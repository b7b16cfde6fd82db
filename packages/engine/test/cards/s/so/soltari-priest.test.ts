import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Soltari Priest] has protection from red, not from black', () => {
  const b = board({
    a: { battlefield: ['3 Swamp', '2 Mountain'], hand: ['Murder', 'Pyroclasm'] },
    b: { battlefield: ['Soltari Priest'] },
  })
  b.cast('Pyroclasm').resolve()
  expect(b.in('battlefield', 'Soltari Priest', 'B')).toBe(true)
  b.cast('Murder', { targets: ['Soltari Priest'] }).resolve()
  expect(b.in('graveyard', 'Soltari Priest', 'B')).toBe(true)
})
