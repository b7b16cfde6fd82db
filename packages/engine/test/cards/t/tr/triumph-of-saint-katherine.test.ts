import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Triumph of Saint Katherine] shuffles itself into the top seven cards', () => {
  const b = board({
    a: { hand: ['Murder'], battlefield: ['Triumph of Saint Katherine', '3 Swamp'], library: ['6 Forest', 'Island'] },
  })
  b.cast('Murder', { targets: ['Triumph of Saint Katherine'] }).resolveAll()
  const library = b.names('library', 'A')
  expect([library.length, library.at(-1), library.slice(0, 7).includes('Triumph of Saint Katherine')]).toEqual([
    8,
    'Island',
    true,
  ])
})
