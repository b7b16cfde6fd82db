import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Damnation] destroys all creatures, and they cannot be regenerated', () => {
  const b = board({
    a: { battlefield: ['4 Swamp', 'Swamp', 'Drudge Skeletons'], hand: ['Damnation'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.activate('Drudge Skeletons').resolve().cast('Damnation').resolve()
  expect(b.count('graveyard', 'Drudge Skeletons') + b.count('graveyard', 'Hill Giant')).toBe(2)
})
