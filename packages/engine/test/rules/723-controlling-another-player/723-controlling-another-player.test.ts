import { describe, expect, it } from 'vitest'
import { seatOf } from '../../../src/decision/seat.ts'
import { nameOf } from '../../../src/query/lookup.ts'
import { viewFor } from '../../../src/view/view.ts'
import { board } from '../../support/board.ts'

/** It is the opponent's next turn, and Emrakul was cast. */
function controlled() {
  const b = board({
    a: { hand: ['Emrakul, the Promised End'], mana: '{C}'.repeat(13), outside: ['Shock'] },
    b: {
      hand: ['Lightning Bolt', 'Counterspell'],
      battlefield: ['Mountain', 'Grizzly Bears'],
      outside: ['Wrath of God'],
    },
  })
  b.cast('Emrakul, the Promised End').resolveAll()
  return b.to('main1', 4)
}

describe('[CR 723] controlling another player', () => {
  it('[CR 723.5 example 1] [Emrakul, the Promised End] makes the choices of the opponent on their next turn', () => {
    const b = controlled()
    expect([b.game.state.turn.active, b.decision.player, b.decision.onBehalfOf]).toEqual([1, 0, 1])
    // The opponent's own resources are used.
    b.aim(['B']).act(b.legal().find((action) => action.kind === 'cast')!)
    b.resolveAll()
    expect([b.life('A'), b.life('B'), b.object('Mountain').tapped]).toEqual([20, 17, true])
  })

  it('[CR 723.4 example 1] the controller sees the hand of the controlled player, but not their sideboard', () => {
    const b = controlled()
    const view = viewFor(b.game, 0)
    expect(view.controlledHand?.map(({ name }) => name)).toContain('Lightning Bolt')
    expect(JSON.stringify(view)).not.toContain('Wrath of God')
    expect(viewFor(b.game, 1).controlledHand).toBeNull()
    expect(seatOf(b.game, 0).legalActions().length).toBeGreaterThan(1)
    expect(seatOf(b.game, 1).legalActions()).toEqual([])
  })

  it('[CR 723.6] the controller cannot concede for that player, who can concede at any time', () => {
    const b = controlled()
    expect(b.refusal({ kind: 'concede' })).toBe('You cannot concede for another player.')
    b.game.concede(1)
    expect(b.winner).toBe('A')
  })

  it('[CR 723.1] it ends with that turn; [Emrakul, the Promised End] the player then takes an extra turn', () => {
    const b = controlled()
    b.to('main1', 5)
    expect([b.game.state.turn.active, b.decision.player, b.decision.onBehalfOf]).toEqual([1, 1, undefined])
    b.to('main1', 6)
    expect(b.game.state.turn.active).toBe(0)
  })

  it('[CR 723.5 example 2] attackers are declared by the controller', () => {
    const b = controlled()
    b.to('declareAttackers')
    expect([b.decision.shape, b.decision.player]).toEqual(['attack', 0])
  })

  it('[CR 723.5a example 1] cards that a cost asks for are discarded from the hand of the controlled player', () => {
    const b = board({
      a: { hand: ['Emrakul, the Promised End', 'Forest'], mana: '{C}'.repeat(13) },
      b: { hand: ['Lightning Axe', 'Swamp'], battlefield: ['Mountain', 'Grizzly Bears'], library: ['10 Mountain'] },
    })
    b.cast('Emrakul, the Promised End').resolveAll().to('main1', 4)
    b.pick('discard', 'Swamp')
      .cast('Lightning Axe', { targets: ['Grizzly Bears'] })
      .resolve()
    expect([b.in('graveyard', 'Swamp', 'B'), b.names('hand', 'A')]).toEqual([true, ['Forest']])
  })

  it('goes through saves and forks', () => {
    const b = controlled()
    expect(b.game.fork().hash()).toBe(b.game.hash())
    b.throughJson = true
    b.to('main2', 4)
    expect(b.decision.onBehalfOf).toBe(1)
    expect(b.game.state.hand[1].map((id) => nameOf(b.game, id))).toContain('Counterspell')
  })
})
