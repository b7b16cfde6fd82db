import type { Game, GameEvent, ObjectId, PlayerId, Zone } from 'spellwright/play'

/** Who looks at the table: a player, or somebody who watches both. */
export type Viewer = PlayerId | 'spectator'

/** A place on the table: an object that the viewer can see, or the pile of a hidden zone (`id` 0). */
export interface Spot {
  readonly zone: Zone
  /** Whose zone it is. */
  readonly player: PlayerId
  readonly id: ObjectId
}

/** A card moved from one place to another, where it is a new object (CR 400.7). */
export interface Move {
  readonly from: Spot
  readonly to: Spot
}

/** The places of the cards that the viewer can see, by card. */
export type SeenCards = ReadonlyMap<number, Spot>

const NO_OBJECT = 0 as ObjectId

/**
 * Tracks which cards moved since the last scene. It reveals nothing hidden: a card that leaves a hidden zone comes from
 * the pile.
 */
export class MoveTracker {
  private readonly game: Game
  private readonly viewer: Viewer
  /** The cards in the last scene; null before the first one. */
  private seen: SeenCards | null
  private events: GameEvent[] = []

  /** `seen` has the cards in the last scene of another copy of the game, before a decision was taken back. */
  constructor(game: Game, viewer: Viewer, seen: SeenCards | null) {
    this.game = game
    this.viewer = viewer
    this.seen = seen
    game.listeners.push((event) => {
      if (event.kind === 'zoneChange') this.events.push(event)
    })
  }

  /** Ignores the events so far. */
  discardEvents(): void {
    this.events = []
  }

  /** The moves since the last call. */
  takeMoves(): { readonly moves: readonly Move[]; readonly seen: SeenCards } {
    const { events, seen: before } = this
    const seen = this.seenNow()
    this.events = []
    this.seen = seen
    if (before === null) return { moves: [], seen }
    const known = new Set([...before.values()].map(({ id }) => id))
    const eventMoves = this.fromEvents(events).filter(({ to }) => to.id === NO_OBJECT || !known.has(to.id))
    return { moves: [...eventMoves, ...movesBetween(before, seen, eventMoves, events)], seen }
  }

  private isHidden(zone: Zone, owner: PlayerId): boolean {
    return zone === 'library' || (zone === 'hand' && owner !== this.viewer)
  }

  private spot(zone: Zone, id: ObjectId, owner: PlayerId): Spot {
    return { zone, player: owner, id: this.isHidden(zone, owner) ? NO_OBJECT : id }
  }

  /** One move for each card, from its first place to its last. */
  private fromEvents(events: readonly GameEvent[]): Move[] {
    const done: Move[] = []
    const inProgress = new Map<ObjectId, Move>()
    for (const { object, became, from, to, player } of events) {
      const owner = this.ownerOf(became) ?? this.ownerOf(object) ?? (player === -1 ? 0 : player)
      if (from === null || to === null) continue
      const first = this.isHidden(from, owner) ? undefined : inProgress.get(object)
      inProgress.delete(object)
      const move = { from: first?.from ?? this.spot(from, object, owner), to: this.spot(to, became, owner) }
      if (move.to.id === NO_OBJECT) done.push(move)
      else inProgress.set(became, move)
    }
    return [...done, ...inProgress.values()]
  }

  private ownerOf(id: ObjectId): PlayerId | undefined {
    return this.game.state.objects[id]?.owner
  }

  private seenNow(): SeenCards {
    const { hand, battlefield, stack, graveyard, exile, command, objects } = this.game.state
    const seen = new Map<number, Spot>()
    const own = this.viewer === 'spectator' ? [] : hand[this.viewer]
    const ids = [...own, ...battlefield, ...stack, ...graveyard[0], ...graveyard[1], ...exile, ...command]
    for (const id of ids) {
      const object = objects[id]
      if (object && object.card >= 0) seen.set(object.card, { zone: object.zone, player: object.owner, id })
    }
    return seen
  }
}

/** The moves without events: of a spell that is being cast, and of cards after a decision was taken back. */
function movesBetween(
  before: SeenCards,
  now: SeenCards,
  eventMoves: readonly Move[],
  events: readonly GameEvent[],
): Move[] {
  const explained = new Set([...eventMoves.map(({ to }) => to.id), ...events.map(({ object }) => object)])
  return [...now].flatMap(([card, to]) => {
    const from = before.get(card)
    if (!from || from.id === to.id || explained.has(to.id) || explained.has(from.id)) return []
    return [{ from, to }]
  })
}
