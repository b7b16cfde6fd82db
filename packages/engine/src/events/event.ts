import type { Zone } from '@spellwright/dsl'
import { NO_OBJECT, type ObjectId, type PlayerId } from '../state/ids.ts'

/**
 * Everything observable that happens. Triggers, history, log, statistics and animation live off these events and nothing
 * else. One flat record with roles, so that every event is the same shape:
 *
 * - `object`: what it is about (after a zone change: as it was before, with `became` the new object);
 * - `source`: the object that caused it, or dealt the damage; `controller`: who controlled that source;
 * - `player`: who did it or to whom it happened; `amount`: how much; `detail`: a word (counter kind, step, method…).
 */
export const EVENT_KINDS = [
  // game and turn
  'gameStarted',
  'shuffled',
  'mulligan',
  'kept',
  'bottomed',
  'turnBegan',
  'stepBegan',
  'stepSkipped',
  'daytime',
  'gameEnded',
  'playerLost',
  // zones
  'zoneChange',
  'drawn',
  'discarded',
  'cycled',
  'milled',
  'sacrificed',
  'destroyed',
  'tokenCreated',
  'landPlayed',
  'searched',
  'revealed',
  'lookedAt',
  // stack
  'cast',
  'copied',
  'activated',
  'triggered',
  'resolved',
  'countered',
  'fizzled',
  'becomesTarget',
  // damage, life, counters
  'damage',
  'damagePrevented',
  'lifeGained',
  'lifeLost',
  'lifePaid',
  'countersPut',
  'countersRemoved',
  'playerCounters',
  // permanents
  'tapped',
  'untapped',
  'tappedForMana',
  'manaAdded',
  'becameAttached',
  'becameUnattached',
  'turnedFaceUp',
  'turnedFaceDown',
  'transformed',
  'flipped',
  'mutated',
  'investigated',
  'connived',
  'explored',
  'proliferated',
  'scried',
  'surveilled',
  'exploited',
  'evidenceCollected',
  'crimeCommitted',
  'exerted',
  'controlChanged',
  'regenerated',
  'becameRenowned',
  'becameMonstrous',
  'becameMonarch',
  'gotBlessing',
  'speedChanged',
  'ringTempted',
  'becameLevel',
  'unlocked',
  'fullyUnlocked',
  'paired',
  'phasedOut',
  'phasedIn',
  // combat
  'attackersDeclared',
  'attacks',
  'blocks',
  'becomesBlocked',
  'attacksUnblocked',
  'removedFromCombat',
  // choices worth telling
  'chose',
  'rolled',
  'coinFlipped',
  'clashed',
  'emblem',
  'effectCreated',
  'extraTurn',
  'manual',
  'takenBack',
] as const
/** What happened: one of `EVENT_KINDS`. */
export type EventKind = (typeof EVENT_KINDS)[number]

const NONE: readonly ObjectId[] = []

/** A class, so that events share a shape with each other and with nothing else (docs/decisions/0006-record-shapes.md). */
class GameEvent {
  readonly kind: EventKind
  readonly object: ObjectId
  readonly source: ObjectId
  readonly player: PlayerId | -1
  readonly amount: number
  readonly from: Zone | null
  readonly to: Zone | null
  readonly became: ObjectId
  readonly detail: string
  readonly combat: boolean
  /** Further objects of a batch: all attackers declared, all cards revealed. */
  readonly objects: readonly ObjectId[]
  /** Who may know what the event says: bit 1 << player; 3 is public. */
  readonly visibleTo: number
  /** Who controlled the source at that time; −1 for the game itself. */
  readonly controller: PlayerId | -1

  constructor(
    kind: EventKind,
    object: ObjectId,
    source: ObjectId,
    player: PlayerId | -1,
    amount: number,
    from: Zone | null,
    to: Zone | null,
    became: ObjectId,
    detail: string,
    combat: boolean,
    objects: readonly ObjectId[],
    visibleTo: number,
    controller: PlayerId | -1,
  ) {
    this.kind = kind
    this.object = object
    this.source = source
    this.player = player
    this.amount = amount
    this.from = from
    this.to = to
    this.became = became
    this.detail = detail
    this.combat = combat
    this.objects = objects
    this.visibleTo = visibleTo
    this.controller = controller
  }
}

export type { GameEvent }

/** What the rules remember of this turn and the last. */
export type HistoryEvent = GameEvent

export const makeEvent = (kind: EventKind, roles: Partial<Omit<GameEvent, 'kind'>>): GameEvent =>
  new GameEvent(
    kind,
    roles.object ?? NO_OBJECT,
    roles.source ?? NO_OBJECT,
    roles.player ?? -1,
    roles.amount ?? 0,
    roles.from ?? null,
    roles.to ?? null,
    roles.became ?? NO_OBJECT,
    roles.detail ?? '',
    roles.combat ?? false,
    roles.objects ?? NONE,
    roles.visibleTo ?? 3,
    roles.controller ?? -1,
  )

/** What happens all the time is made without the detour over roles: something about an object and a player. */
export const objectEvent = (
  kind: EventKind,
  object: ObjectId,
  player: PlayerId | -1,
  source: ObjectId = NO_OBJECT,
): GameEvent => new GameEvent(kind, object, source, player, 0, null, null, NO_OBJECT, '', false, NONE, 3, -1)

/** Something about a player alone. */
export const playerEvent = (
  kind: EventKind,
  player: PlayerId,
  amount: number,
  detail: string,
  source: ObjectId = NO_OBJECT,
): GameEvent =>
  new GameEvent(kind, NO_OBJECT, source, player, amount, null, null, NO_OBJECT, detail, false, NONE, 3, -1)

/** Something a player did with an object: cast, activated, put on the stack. */
export const deedEvent = (
  kind: EventKind,
  object: ObjectId,
  player: PlayerId,
  detail: string,
  source: ObjectId,
  controller: PlayerId | -1,
): GameEvent =>
  new GameEvent(kind, object, source, player, 0, null, null, NO_OBJECT, detail, false, NONE, 3, controller)

/** A card drawn, which only its player knows. */
export const drawnEvent = (card: ObjectId, player: PlayerId, source: ObjectId, detail: string): GameEvent =>
  new GameEvent('drawn', card, source, player, 1, null, null, card, detail, false, NONE, 1 << player, -1)

/** An object that changed zones; `player` controlled it before, `controller` the cause. */
export const moveEvent = (
  object: ObjectId,
  became: ObjectId,
  from: Zone,
  to: Zone,
  player: PlayerId,
  cause: { readonly kind: string; readonly source: ObjectId; readonly controller: PlayerId | -1 },
  visibleTo: number,
): GameEvent =>
  new GameEvent(
    'zoneChange',
    object,
    cause.source,
    player,
    0,
    from,
    to,
    became,
    cause.kind,
    false,
    NONE,
    visibleTo,
    cause.controller,
  )

/** Kinds the rules ask about later in the turn or the next. */
/** Which main phase is the second one must be known too. */
export const isSecondMainPhase = ({ kind, detail }: GameEvent): boolean => kind === 'stepBegan' && detail === 'main2'

export const HISTORY_KINDS: ReadonlySet<EventKind> = new Set<EventKind>([
  'zoneChange',
  'cast',
  'damage',
  'drawn',
  'discarded',
  'attacks',
  'blocks',
  'lifeGained',
  'lifeLost',
  'sacrificed',
  'landPlayed',
  'activated',
  'tokenCreated',
  'cycled',
  'countersPut',
  'investigated',
])
