import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Goblin Welder] exchanges an artifact for an artifact card of the same player', () => {
  const b = board({ a: { battlefield: ['Goblin Welder'] }, b: { battlefield: ['Sol Ring'], graveyard: ['Memnite'] } })
  b.activate('Goblin Welder', { targets: ['Sol Ring', 'Memnite'] }).resolve()
  expect([b.in('battlefield', 'Memnite', 'B'), b.in('graveyard', 'Sol Ring', 'B')]).toEqual([true, true])
})
