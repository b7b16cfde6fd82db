import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Tremor] deals 1 damage to each creature without flying', () => {
  const b = board({
    a: { battlefield: ['Mountain'], hand: ['Tremor'] },
    b: { battlefield: ['Squire', 'Raging Goblin', 'Suntail Hawk'] },
  })
  b.cast('Tremor').resolve()
  expect(b.names('battlefield', 'B')).toEqual(['Squire', 'Suntail Hawk'])
})
