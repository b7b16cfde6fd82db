import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Undercity Informer] empties a library without lands', () => {
  const b = board({ a: { battlefield: ['Undercity Informer', 'Memnite', 'Swamp'] }, b: { library: ['4 Shock'] } })
  b.pick('sacrifice', 'Memnite')
    .activate('Undercity Informer', { targets: ['B'] })
    .resolve()
  expect(b.names('graveyard', 'B').length).toBe(4)
})
