import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Phyrexian Obliterator] makes the source's controller sacrifice as many permanents", () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Phyrexian Obliterator'] },
    b: { hand: ['Shock'], battlefield: ['3 Mountain'] },
  })
  b.cast('Shock', { targets: ['Phyrexian Obliterator'] }).resolveAll()
  expect(b.names('battlefield', 'B').length).toBe(1)
})
