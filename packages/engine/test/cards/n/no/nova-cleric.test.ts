import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Nova Cleric] destroys all enchantments, its controller's too", () => {
  const b = board({
    a: { battlefield: ['Nova Cleric', '3 Plains', 'Crusade'] },
    b: { battlefield: ['Exploration', "Enchantress's Presence", 'Forest'] },
  })
  b.activate('Nova Cleric').resolve()
  expect(b.names('battlefield', 'B')).toEqual(['Forest'])
  expect(b.in('graveyard', 'Crusade', 'A')).toBe(true)
  expect(b.in('graveyard', 'Nova Cleric', 'A')).toBe(true)
})

it('[Nova Cleric] has to wait a turn: its cost has the tap symbol', () => {
  const b = board({ a: { battlefield: [{ card: 'Nova Cleric', sick: true }, '3 Plains'] } })
  expect(b.can('activate', 'Nova Cleric')).toBe(false)
})
