import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Waste Land] leaves a Wastes for the destroyed land', () => {
  const b = board({ a: { battlefield: ['Waste Land'] }, b: { battlefield: ['Taiga'] } })
  b.activate('Waste Land', { targets: ['Taiga'] }).resolve()
  expect([b.in('graveyard', 'Taiga', 'B'), b.in('battlefield', 'Wastes', 'B')]).toEqual([true, true])
})
