import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Hermit Druid] puts a library without basic lands into the graveyard', () => {
  const b = board({ a: { battlefield: ['Hermit Druid', 'Forest'], library: ['2 Memnite', 'Plains', 'Shock'] } })
  b.activate('Hermit Druid').resolve()
  expect([b.names('hand', 'A'), b.names('graveyard', 'A').length, b.names('library', 'A')]).toEqual([
    ['Plains'],
    2,
    ['Shock'],
  ])
})
