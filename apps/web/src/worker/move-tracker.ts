import type { Game, GameEvent, ObjectId, PlayerId, Zone } from 'spellwright/play'

/** A place on the table: an object the viewer can tell apart, or the pile of a zone (`id` 0). */
export interface Spot {
  readonly zone: Zone
  /** Whose zone it is. */
  readonly player: PlayerId
  readonly id: ObjectId
}

/** A card went from one place to another. Its object is another one there (CR 400.7). */
export interface Move {
  readonly from: Spot
  readonly to: Spot
}

/** Where each card was that the viewer could tell apart, by card. */
export type Seen = ReadonlyMap<number, Spot>

const NOBODY = 0 as ObjectId

/**
 * What moved since the viewer last looked. It tells nothing the viewer does not know: a card that comes out of a hidden
 * zone comes from the pile, whatever it was before.
 */
export class Moves {
  private readonly game: Game
  private readonly viewer: PlayerId
  /** What the viewer saw last; null before the first look. */
  private seen: Seen | null
  private events: GameEvent[] = []

  /** `seen`: what was seen of another copy of the same game, before something was taken back. */
  constructor(game: Game, viewer: PlayerId, seen: Seen | null) {
    this.game = game
    this.viewer = viewer
    this.seen = seen
    game.listeners.push((event) => {
      if (event.kind === 'zoneChange') this.events.push(event)
    })
  }

  /** Events so far belong to what is already known. */
  forget(): void {
    this.events = []
  }

  /** The moves since the last look, which this is now. */
  take(): { readonly moves: readonly Move[]; readonly seen: Seen } {
    const { events, seen: before } = this
    const seen = this.look()
    this.events = []
    this.seen = seen
    if (before === null) return { moves: [], seen }
    const known = new Set([...before.values()].map(({ id }) => id))
    const told = this.fromEvents(events).filter(({ to }) => to.id === NOBODY || !known.has(to.id))
    return { moves: [...told, ...fromLooks(before, seen, told, events)], seen }
  }

  private isHidden(zone: Zone, owner: PlayerId): boolean {
    return zone === 'library' || (zone === 'hand' && owner !== this.viewer)
  }

  private spot(zone: Zone, id: ObjectId, owner: PlayerId): Spot {
    return { zone, player: owner, id: this.isHidden(zone, owner) ? NOBODY : id }
  }

  /** One move for each card, from where it was first to where it is at last. */
  private fromEvents(events: readonly GameEvent[]): Move[] {
    const done: Move[] = []
    const going = new Map<ObjectId, Move>()
    for (const { object, became, from, to, player } of events) {
      const owner = this.ownerOf(became) ?? this.ownerOf(object) ?? (player === -1 ? this.viewer : player)
      if (from === null || to === null) continue
      const first = this.isHidden(from, owner) ? undefined : going.get(object)
      going.delete(object)
      const move = { from: first?.from ?? this.spot(from, object, owner), to: this.spot(to, became, owner) }
      if (move.to.id === NOBODY) done.push(move)
      else going.set(became, move)
    }
    return [...done, ...going.values()]
  }

  private ownerOf(id: ObjectId): PlayerId | undefined {
    return this.game.state.objects[id]?.owner
  }

  private look(): Seen {
    const { hand, battlefield, stack, graveyard, exile, command, objects } = this.game.state
    const seen = new Map<number, Spot>()
    const ids = [...hand[this.viewer], ...battlefield, ...stack, ...graveyard[0], ...graveyard[1], ...exile, ...command]
    for (const id of ids) {
      const { card, zone, owner } = objects[id]!
      if (card >= 0) seen.set(card, { zone, player: owner, id })
    }
    return seen
  }
}

/** What no event tells: a spell that is still being cast, and whatever was taken back. */
function fromLooks(before: Seen, now: Seen, told: readonly Move[], events: readonly GameEvent[]): Move[] {
  const explained = new Set([...told.map(({ to }) => to.id), ...events.map(({ object }) => object)])
  return [...now].flatMap(([card, to]) => {
    const from = before.get(card)
    if (!from || from.id === to.id || explained.has(to.id) || explained.has(from.id)) return []
    return [{ from, to }]
  })
}
