import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Goblin Bombardment] deals 1 damage for each creature sacrificed', () => {
  const b = board({ a: { battlefield: ['Goblin Bombardment', 'Memnite'] } })
  b.activate('Goblin Bombardment', { targets: ['B'] }).resolve()
  expect([b.life('B'), b.in('graveyard', 'Memnite', 'A')]).toEqual([19, true])
})
