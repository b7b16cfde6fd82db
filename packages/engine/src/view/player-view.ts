import { currentRoom } from '../atoms/venture.ts'
import type { Game } from '../game/game.ts'
import { knows, playsWithTopRevealed } from '../query/knowledge.ts'
import { mustGet } from '../query/lookup.ts'
import { companionOf } from '../setup/companion.ts'
import type { ObjectId, PlayerId } from '../state/ids.ts'
import { byName, knownCard } from './card-view.ts'
import type { KnownCard, PlayerView } from './types.ts'
import { type ViewCache, viewCacheOf } from './view-cache.ts'

/** Those of the cards that every one of these viewers knows. */
export function knownIn(game: Game, viewers: readonly PlayerId[], ids: readonly ObjectId[]): KnownCard[] {
  const known: KnownCard[] = []
  for (const id of ids) {
    const object = mustGet(game, id)
    if (viewers.every((viewer) => knows(game, viewer, object))) known.push(knownCard(game, object))
  }
  return byName(known)
}

export function playerView(game: Game, viewer: PlayerId, player: PlayerId): PlayerView {
  const lens = new PlayerLens(game, viewer, player)
  return {
    player: lens.player,
    name: lens.name,
    life: lens.life,
    counters: lens.counters,
    pool: lens.pool,
    handCount: lens.handCount,
    libraryCount: lens.libraryCount,
    graveyard: [...lens.graveyard],
    knownHand: lens.knownHand,
    knownLibrary: lens.knownLibrary,
    revealedTop: lens.revealedTop,
    companion: lens.companion,
    dungeon: lens.dungeon,
    landsPlayed: lens.landsPlayed,
    mulligans: lens.mulligans,
    keptHand: lens.keptHand,
    turnsTaken: lens.turnsTaken,
    lost: lens.lost,
  }
}

/** What can be seen of a player; lists are computed on demand. */
export class PlayerLens implements PlayerView {
  readonly #game: Game
  readonly #viewer: PlayerId
  readonly #cache: ViewCache
  readonly player: PlayerId

  constructor(game: Game, viewer: PlayerId, player: PlayerId, cache: ViewCache = viewCacheOf(game)) {
    this.#game = game
    this.#viewer = viewer
    this.#cache = cache
    this.player = player
  }

  get name(): string {
    return this.#game.state.players[this.player].name
  }

  get life(): number {
    return this.#game.state.players[this.player].life
  }

  get counters(): PlayerView['counters'] {
    return this.#game.state.players[this.player].counters
  }

  get pool(): PlayerView['pool'] {
    return this.#game.state.players[this.player].pool.map(({ type, snow, persists, rider }) => ({
      type,
      snow,
      persists: persists !== false,
      rider,
    }))
  }

  get handCount(): number {
    return this.#game.state.hand[this.player].length
  }

  get libraryCount(): number {
    return this.#game.state.library[this.player].length
  }

  get graveyard(): PlayerView['graveyard'] {
    return this.#cache.graveyard(this.#game, this.player)
  }

  get knownHand(): PlayerView['knownHand'] {
    return this.player === this.#viewer ? [] : knownIn(this.#game, [this.#viewer], this.#game.state.hand[this.player])
  }

  get knownLibrary(): PlayerView['knownLibrary'] {
    return knownIn(this.#game, [this.#viewer], this.#game.state.library[this.player])
  }

  get revealedTop(): PlayerView['revealedTop'] {
    const game = this.#game
    const top = game.state.library[this.player].at(-1)
    return top !== undefined && playsWithTopRevealed(game, this.player) ? knownCard(game, mustGet(game, top)) : null
  }

  get companion(): PlayerView['companion'] {
    const game = this.#game
    const companion = companionOf(game, this.player)
    return companion === undefined ? null : knownCard(game, mustGet(game, companion))
  }

  get dungeon(): PlayerView['dungeon'] {
    const now = currentRoom(this.#game, this.player)
    return now === null ? null : { name: now.dungeon.name, room: now.dungeon.rooms[now.room]?.name ?? '' }
  }

  get landsPlayed(): number {
    return this.#game.state.players[this.player].landsPlayed
  }

  get mulligans(): number {
    return this.#game.state.players[this.player].mulligans
  }

  get keptHand(): boolean {
    return this.#game.state.players[this.player].keptHand
  }

  get turnsTaken(): number {
    return this.#game.state.players[this.player].turnsTaken
  }

  get lost(): PlayerView['lost'] {
    return this.#game.state.players[this.player].lost
  }

  toJSON(): PlayerView {
    return playerView(this.#game, this.#viewer, this.player)
  }
}
