import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Riptide Gearhulk] puts a permanent third from the top', () => {
  const b = board({
    a: { hand: ['Riptide Gearhulk'], battlefield: ['5 Tundra'] },
    b: { battlefield: ['Memnite'], library: ['3 Island'] },
  })
  b.cast('Riptide Gearhulk').aim(['Memnite']).resolveAll()
  expect(b.names('library', 'B')).toEqual(['Island', 'Island', 'Memnite', 'Island'])
})
