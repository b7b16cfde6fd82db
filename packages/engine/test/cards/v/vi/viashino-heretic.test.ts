import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Viashino Heretic] burns the owner of an artifact by its mana value', () => {
  const b = board({ a: { battlefield: ['Viashino Heretic', '2 Mountain'] }, b: { battlefield: ['Darksteel Ingot'] } })
  b.activate('Viashino Heretic', { targets: ['Darksteel Ingot'] }).resolve()
  expect([b.in('battlefield', 'Darksteel Ingot'), b.life('B')]).toEqual([true, 17])
})
