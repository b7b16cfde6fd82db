import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Showdown of the Skalds] puts a counter on a creature for each spell cast in the turn of its second chapter', () => {
  const b = board({
    a: {
      battlefield: [{ card: 'Showdown of the Skalds', counters: { lore: 1 } }, 'Grizzly Bears', '2 Mountain'],
      hand: ['Shock', 'Shock'],
    },
    active: 1,
    step: 'end',
  })
  b.to('main1', 4)
    .cast('Shock', { targets: ['B'] })
    .resolve()
  b.cast('Shock', { targets: ['B'] }).resolve()
  expect(b.pt('Grizzly Bears')).toBe('4/4')
})
