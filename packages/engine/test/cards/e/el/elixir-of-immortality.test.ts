import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Elixir of Immortality] shuffles itself and the graveyard into the library', () => {
  const b = board({ a: { battlefield: ['Elixir of Immortality', '2 Wastes'], graveyard: ['Shock'], library: ['Opt'] } })
  b.activate('Elixir of Immortality').resolve()
  expect([b.life('A'), b.names('library', 'A').length]).toEqual([25, 3])
})
