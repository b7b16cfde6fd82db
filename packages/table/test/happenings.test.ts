import { createGame, defaultAnswer, type Game, legalActions } from 'spellwright/play'
import { describe, expect, it } from 'vitest'
import { GameObserver } from '../src/index.ts'

const DECK = [{ name: 'Memnite', count: 30 }]

const frame = {
  seq: 1,
  score: { bestOf: 1, game: 1, wins: [0, 0], over: false },
  undoRefused: null,
  takenBack: false,
  notable: false,
} as const

/** Plays until the first player attacks with what they cast; both players only do what is needed for it. */
function playUntilDamage(game: Game): void {
  for (let left = 200; left > 0 && game.state.players[1].life === 20; left--) {
    const { decision } = game
    if (!decision) return
    const cast =
      decision.shape === 'act' && decision.player === 0 && legalActions(game, 0).find(({ kind }) => kind === 'cast')
    if (decision.shape === 'attack')
      game.submit(
        decision.player,
        decision.candidates.flatMap(({ attacker, defenders: [defender] }) =>
          defender === undefined ? [] : [{ attacker, defender }],
        ),
      )
    else game.submit(decision.player, cast || defaultAnswer(decision))
  }
}

describe('what happened since the last scene', () => {
  it('is the spells that were cast and landed, and the damage that was dealt, each once', () => {
    const game = createGame({ decks: [DECK, DECK], seed: 'happenings', options: { starting: 0 } })
    const observer = new GameObserver(game, 0)
    playUntilDamage(game)
    const { happenings } = observer.scene({ ...frame, known: new Set() })
    const kinds = happenings.map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'cast').length).toBe(kinds.filter((kind) => kind === 'landed').length)
    expect(happenings).toContainEqual({ kind: 'damage', to: -2, amount: 1 })
    expect(observer.scene({ ...frame, known: new Set() }).happenings).toEqual([])
  })
})
