import type { Zone } from '@spellwright/dsl'
import { NO_OBJECT, type ObjectId, type PlayerId } from '../state/ids.ts'

/**
 * Everything observable that happens. Triggers, history, log, statistics and animation use these events and nothing else.
 * All events are flat records with the same roles:
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
  'enlisted',
  'plotted',
  'crimeCommitted',
  'exerted',
  'controlChanged',
  'regenerated',
  'becameRenowned',
  'becameMonstrous',
  'becameMonarch',
  'tookInitiative',
  'roomEntered',
  'dungeonCompleted',
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
  // choices and other things for the log
  'chose',
  'rolled',
  'coinFlipped',
  'voted',
  'clashed',
  'emblem',
  'effectCreated',
  'extraTurn',
  'playerControlled',
  'manual',
  'takenBack',
] as const
/** What happened: one of `EVENT_KINDS`. */
export type EventKind = (typeof EVENT_KINDS)[number]

const NONE: readonly ObjectId[] = []

type EventFields = Partial<Omit<GameEvent, 'kind'>>

/** A class, so that all events have the same hidden class in V8 (docs/decisions/0006-record-shapes.md). */
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

  constructor(kind: EventKind, roles: EventFields) {
    this.kind = kind
    this.object = roles.object ?? NO_OBJECT
    this.source = roles.source ?? NO_OBJECT
    this.player = roles.player ?? -1
    this.amount = roles.amount ?? 0
    this.from = roles.from ?? null
    this.to = roles.to ?? null
    this.became = roles.became ?? NO_OBJECT
    this.detail = roles.detail ?? ''
    this.combat = roles.combat ?? false
    this.objects = roles.objects ?? NONE
    this.visibleTo = roles.visibleTo ?? 3
    this.controller = roles.controller ?? -1
  }
}

export type { GameEvent }

/** An event of this turn or the last, for rules that look back. */
export type HistoryEvent = GameEvent

/** An event with these roles. The others are empty, and by default it is public. */
export const makeEvent = (kind: EventKind, roles: EventFields): GameEvent => new GameEvent(kind, roles)

/** Rules may check later in the turn whether the second main phase has begun. */
export const isSecondMainPhase = ({ kind, detail }: GameEvent): boolean => kind === 'stepBegan' && detail === 'main2'

/** Kinds that rules check later in the turn or in the next turn. */
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
  'searched',
  'turnedFaceUp',
  'becameMonarch',
  'becomesTarget',
])
