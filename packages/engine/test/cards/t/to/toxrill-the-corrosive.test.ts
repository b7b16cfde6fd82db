import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Toxrill, the Corrosive] shrinks their creatures for each slime counter and makes Slugs of the dead', () => {
  const b = board({
    a: { battlefield: ['Toxrill, the Corrosive', 'Raging Goblin'] },
    b: { battlefield: ['Hill Giant', 'Savannah Lions'] },
  })
  b.to('end').resolveAll()
  expect([
    b.pt('Hill Giant'),
    b.in('graveyard', 'Savannah Lions', 'B'),
    b.count('battlefield', 'Slug Token', 'A'),
  ]).toEqual(['2/2', true, 1])
  expect(b.pt('Raging Goblin')).toBe('1/1')
})
