import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it.each(['Burrenton Forge-Tender', 'Pilgrim of Justice', 'Ivory Guardians'])('[%s] has protection from red', (name) => {
  const b = board({ a: { battlefield: ['Mountain'], hand: ['Shock'] }, b: { battlefield: [name] } })
  b.cast('Shock', { targets: ['B'] }).resolve()
  expect(b.has(name, 'protection')).toBe(true)
})
