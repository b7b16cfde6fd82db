import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Katara, Waterbending Master] gets experience from spells in an opponent's turn, and draws a card for each", () => {
  const b = board({
    a: {
      battlefield: ['Katara, Waterbending Master'],
      hand: ['2 Shock', 'Memnite'],
      mana: '{R}{R}',
      library: ['4 Island'],
    },
    active: 1,
  })
  b.turnTo('A')
    .cast('Shock', { targets: ['B'] })
    .resolveAll()
  b.turnTo('A')
    .cast('Shock', { targets: ['B'] })
    .resolveAll()
  expect(b.game.state.players[0].counters['experience']).toBe(2)
  b.to('main1', 4).cast('Memnite').resolveAll()
  expect(b.game.state.players[0].counters['experience']).toBe(2)
  const hand = b.names('hand', 'A').length
  b.attack('Katara, Waterbending Master').yes().resolve()
  expect(b.names('hand', 'A').length).toBe(hand + 1)
})
