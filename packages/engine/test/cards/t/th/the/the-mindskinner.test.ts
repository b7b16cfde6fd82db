import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[The Mindskinner] mills instead of dealing damage', () => {
  const b = board({ a: { battlefield: ['The Mindskinner'] }, b: { battlefield: ['Memnite'], library: ['12 Wastes'] } })
  b.attack('The Mindskinner').damage()
  expect([b.life('B'), b.names('graveyard', 'B').length]).toEqual([20, 10])
})
