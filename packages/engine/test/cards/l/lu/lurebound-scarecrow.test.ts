import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Lurebound Scarecrow] is sacrificed once you control nothing of the chosen color', () => {
  const b = board({
    a: { battlefield: ['3 Wastes', 'Grizzly Bears', '4 Mountain'], hand: ['Lurebound Scarecrow', 'Shock'] },
  })
  b.option('chooseColor', 'green').cast('Lurebound Scarecrow').resolveAll()
  expect(b.in('battlefield', 'Lurebound Scarecrow', 'A')).toBe(true)
  b.cast('Shock', { targets: ['Grizzly Bears'] }).resolveAll()
  expect(b.in('graveyard', 'Lurebound Scarecrow', 'A')).toBe(true)
})
