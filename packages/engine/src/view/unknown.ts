import type { Game } from '../game/game.ts'
import { knows } from '../query/knowledge.ts'
import { mustGet } from '../query/lookup.ts'
import { type ObjectId, otherPlayer, type PlayerId } from '../state/ids.ts'
import type { GameObject } from '../state/object.ts'
import { mentionedIn } from './decision-view.ts'

/** What a player does not know. */
export interface Unknown {
  /** The opponent's physical cards whose place is not known: in hand, library, or face down. */
  readonly cards: ReadonlySet<number>
  /** The opponent's physical cards outside the game that the player has not seen. */
  readonly outside: ReadonlySet<number>
  /** Objects in each player's library whose position is not known. */
  readonly places: readonly [ReadonlySet<ObjectId>, ReadonlySet<ObjectId>]
}

/** The opponent's objects that are hidden from the player, whatever the open question shows. */
export function hiddenObjects(game: Game, player: PlayerId): GameObject[] {
  const { state } = game
  const opponent = otherPlayer(player)
  const zones = [state.hand[opponent], state.library[opponent], state.battlefield, state.stack, state.exile]
  return zones
    .flat()
    .map((id) => mustGet(game, id))
    .filter((object) => object.owner === opponent && object.kind === 'card' && !knows(game, player, object))
}

const hiddenOutside = (game: Game, player: PlayerId): GameObject[] =>
  game.state.outside[otherPlayer(player)]
    .map((id) => mustGet(game, id))
    .filter((object) => !knows(game, player, object))

export function unknownTo(game: Game, player: PlayerId): Unknown {
  const { decision } = game
  const shown = new Set(decision?.player === player ? mentionedIn(decision) : [])
  const cards = hiddenObjects(game, player).filter(({ id }) => !shown.has(id))
  const outside = hiddenOutside(game, player).filter(({ id }) => !shown.has(id))
  return {
    cards: new Set(cards.map(({ card }) => card)),
    outside: new Set(outside.map(({ card }) => card)),
    places: [unknownPlaces(game, player, 0, shown), unknownPlaces(game, player, 1, shown)],
  }
}

function unknownPlaces(game: Game, player: PlayerId, owner: PlayerId, shown: ReadonlySet<ObjectId>): Set<ObjectId> {
  const library = game.state.library[owner]
  const looking = library.filter((id) => shown.has(id)).length
  // A player who looks at the top cards knows their positions; one who searches a library knows only what is in it.
  const atTop = looking < library.length && library.slice(library.length - looking).every((id) => shown.has(id))
  return new Set(library.filter((id) => !(atTop && shown.has(id)) && !knows(game, player, mustGet(game, id))))
}
