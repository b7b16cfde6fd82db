import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Altar of Dementia] mills for the power of the sacrificed creature', () => {
  const b = board({ a: { battlefield: ['Altar of Dementia', 'Hill Giant'] } })
  b.activate('Altar of Dementia', { targets: ['B'] }).resolve()
  expect(b.count('graveyard', 'Wastes', 'B')).toBe(3)
})
