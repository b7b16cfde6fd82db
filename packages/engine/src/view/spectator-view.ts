import type { Game } from '../game/game.ts'
import { PLAYERS } from '../state/ids.ts'
import { knownIn } from './player-view.ts'
import type { ExileView, GameView, KnownCard, PlayerView } from './types.ts'
import { viewFor } from './view.ts'

/** Of an object that the two players see differently, the view of the one who knows less. */
const lesser = <T extends { readonly card: KnownCard | null }>(one: T, other: T | undefined): T =>
  other !== undefined && other.card === null ? other : one

const lesserInExile = (one: ExileView, other: ExileView | undefined): ExileView =>
  other !== undefined && !('name' in other) ? other : one

/** A player as both see them: the hand as their opponent knows it. */
const publicPlayer = (game: Game, own: PlayerView, fromOpponent: PlayerView): PlayerView => ({
  ...own,
  knownHand: fromOpponent.knownHand,
  knownLibrary: knownIn(game, PLAYERS, game.state.library[own.player]),
})

const byId = <T extends { readonly id: number }>(all: readonly T[]): ReadonlyMap<number, T> =>
  new Map(all.map((one) => [one.id, one]))

/**
 * What a spectator may see: what both players can see. It is shown from the first player's side of the table, without a
 * hand and without a question.
 */
export function spectatorView(game: Game): GameView {
  const first = viewFor(game, 0)
  const second = viewFor(game, 1)
  const battlefield = byId(second.battlefield)
  const stack = byId(second.stack)
  const exile = byId(second.exile)
  return {
    ...first,
    players: [
      publicPlayer(game, first.players[0], second.players[0]),
      publicPlayer(game, second.players[1], first.players[1]),
    ],
    hand: [],
    controlledHand: null,
    sideboard: [],
    battlefield: first.battlefield.map((one) => lesser(one, battlefield.get(one.id))),
    stack: first.stack.map((one) => {
      const other = stack.get(one.id)
      return lesser(other?.source === 0 ? { ...one, source: other.source } : one, other)
    }),
    exile: first.exile.map((one) => lesserInExile(one, exile.get(one.id))),
    decision: null,
  }
}
