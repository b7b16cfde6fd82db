import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'
import { watch } from '../../../support/watch.ts'

it('[Darksteel Colossus] is shuffled into the library instead of going to a graveyard', () => {
  const b = board({
    a: { battlefield: ['Swamp'], hand: ['Funeral Charm'] },
    b: { hand: ['Darksteel Colossus'], library: ['Forest'] },
  })
  const seen = watch(b)
  b.cast('Funeral Charm', { targets: ['B'] }).resolve()
  expect(b.names('graveyard', 'B')).toEqual([])
  expect(b.in('library', 'Darksteel Colossus', 'B')).toBe(true)
  expect(seen.count('shuffled', 'B')).toBe(1)
})
