import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Genesis] returns a creature card each upkeep from the graveyard', () => {
  const b = board({ active: 1, turn: 4, a: { battlefield: ['3 Forest'], graveyard: ['Genesis', 'Memnite'] } })
  b.aim(['Memnite']).yes('payOrNot').to('draw', 5)
  expect(b.in('hand', 'Memnite', 'A')).toBe(true)
})
