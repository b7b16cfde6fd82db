import type { Game } from '../game/game.ts'
import type { PlayerId } from '../state/ids.ts'

/** The key under which spells cast are counted; such counts are kept for the whole game. */
const keyOf = (player: PlayerId, name: string | undefined): string => `ever:cast:${player}:${name ?? ''}`

/** How many spells the player has cast this game, or how many of that name. Only counted while a card asks for it. */
export const castsThisGame = (game: Game, player: PlayerId, name?: string): number =>
  game.state.activations.get(keyOf(player, name)) ?? 0

/** Counts a spell that was cast, for cards that ask for it later. */
export function noteCast(game: Game, player: PlayerId, name: string): void {
  if (!game.watches.castsThisGame) return
  for (const key of [keyOf(player, undefined), keyOf(player, name)])
    game.state.activations.set(key, (game.state.activations.get(key) ?? 0) + 1)
}
