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
  'controlChanged',
  'regenerated',
  'becameRenowned',
  'becameMonstrous',
  'paired',
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
  'emblem',
  'effectCreated',
  'extraTurn',
  'manual',
  'takenBack',
] as const
export type EventKind = (typeof EVENT_KINDS)[number]

export interface GameEvent {
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
}

/** What the rules remember of this turn and the last. */
export type HistoryEvent = GameEvent

const NONE: readonly ObjectId[] = []

export function makeEvent(kind: EventKind, roles: Partial<Omit<GameEvent, 'kind'>>): GameEvent {
  return {
    kind,
    object: roles.object ?? NO_OBJECT,
    source: roles.source ?? NO_OBJECT,
    player: roles.player ?? -1,
    amount: roles.amount ?? 0,
    from: roles.from ?? null,
    to: roles.to ?? null,
    became: roles.became ?? NO_OBJECT,
    detail: roles.detail ?? '',
    combat: roles.combat ?? false,
    objects: roles.objects ?? NONE,
    visibleTo: roles.visibleTo ?? 3,
    controller: roles.controller ?? -1,
  }
}

/** Kinds the rules ask about later in the turn or the next. */
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
])
