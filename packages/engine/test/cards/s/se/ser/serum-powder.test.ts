import { CardDefinitions } from '@spellwright/cards'
import { expect, it } from 'vitest'
import { createGame } from '../../../../../src/setup/create.ts'

it('[Serum Powder] may be used instead of a mulligan, as often as it is in hand', () => {
  const deck = [
    { name: 'Serum Powder', count: 4 },
    { name: 'Wastes', count: 36 },
  ]
  for (let seed = 0; seed < 40; seed++) {
    const game = createGame({
      decks: [deck, deck],
      seed: `powder ${seed}`,
      cards: CardDefinitions,
      options: { starting: 0 },
    })
    const decision = game.decision
    if (decision?.shape !== 'options' || decision.options.length < 3) continue
    expect(game.submit(decision.player, [2]).ok).toBe(true)
    expect(game.state.hand[decision.player].length).toBe(7)
    expect(game.state.exile.length).toBe(7)
    expect(game.decision?.purpose).toBe('mulligan')
    return
  }
  throw new Error('No opening hand had a Serum Powder')
})
