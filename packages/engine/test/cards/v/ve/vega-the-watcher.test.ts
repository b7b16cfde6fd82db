import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Vega, the Watcher] draws for a spell cast from a graveyard, not for one from the hand', () => {
  const b = board({
    a: {
      hand: ['Shock'],
      graveyard: ['Firebolt'],
      battlefield: ['Vega, the Watcher', '6 Mountain'],
      library: ['Island', 'Island', 'Island'],
    },
  })
  b.cast('Shock', { targets: ['B'] }).resolveAll()
  expect(b.names('hand', 'A')).toHaveLength(0)
  b.cast('Firebolt', { targets: ['B'], method: 'flashback' }).resolveAll()
  expect(b.names('hand', 'A')).toHaveLength(1)
})
