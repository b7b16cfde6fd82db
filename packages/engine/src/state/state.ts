import type {
  Ability,
  Condition,
  Duration,
  Effect,
  EffectOf,
  EventPattern,
  Modification,
  Replacement,
  RuleEffect,
  Step,
  Targets,
  Zone,
} from '@spellwright/dsl'
import type { LastKnown } from '../continuous/characteristics.ts'
import type { HistoryEvent } from '../events/event.ts'
import type { ManaUnit } from '../mana/pool.ts'
import type { DefinitionSource } from './definitions.ts'
import type { DefId, EntityId, ObjectId, PlayerId } from './ids.ts'
import type { Bindings, EventRoles, GameObject } from './object.ts'
import type { ObjectTable } from './object-table.ts'
import type { RngState } from './rng.ts'

export interface PlayerState {
  readonly name: string
  readonly life: number
  readonly pool: readonly ManaUnit[]
  readonly counters: Readonly<Record<string, number>>
  readonly landsPlayed: number
  /** Tried to draw from an empty library since the last check (CR 704.5b). */
  readonly drewFromEmpty: boolean
  readonly mulligans: number
  readonly keptHand: boolean
  readonly lost: LossReason | null
  readonly turnsTaken: number
  /** The number of this player's most recent turn, the current one included (CR 302.6). */
  readonly latestTurn: number
  /** The number of this player's turn before the current one (echo); 0 before the first. */
  readonly previousTurn: number
  /** Steps, phases or turns to skip (CR 614.10). */
  readonly skips: readonly string[]
  /** How many cards the player has brought, the sideboard included. */
  readonly deckSize: number
}

export type LossReason = 'life' | 'library' | 'poison' | 'conceded' | 'effect' | 'opponentWon'

/** Which segment of the rules comes next. At rest nothing is in progress, so the state alone describes the game. */
export type Flow =
  | { readonly at: 'playOrDraw' }
  | { readonly at: 'deal' }
  /** `declared`: who takes a mulligan in this round (CR 103.5). */
  | { readonly at: 'mulligan'; readonly player: PlayerId; readonly declared: readonly PlayerId[] }
  | { readonly at: 'bottom'; readonly player: PlayerId; readonly declared: readonly PlayerId[] }
  | { readonly at: 'openingHand'; readonly player: PlayerId }
  | { readonly at: 'turnBegin' }
  | { readonly at: 'stepBegin' }
  | { readonly at: 'checks' }
  | { readonly at: 'priority' }
  | { readonly at: 'resolve' }
  | { readonly at: 'endTurn' }
  | { readonly at: 'stepEnd' }
  | { readonly at: 'cleanupChecks' }
  | { readonly at: 'over' }

export interface TurnState {
  readonly number: number
  readonly active: PlayerId
  /** Whose turn it was last, apart from extra turns, which do not change the turn order (CR 500.7). */
  readonly regular: PlayerId
  readonly step: Step
  readonly priority: PlayerId
  readonly passes: number
  /** Steps of this turn still to come after the current one. */
  readonly ahead: readonly Step[]
  readonly extraTurns: readonly PlayerId[]
  readonly startingPlayer: PlayerId
  /** Combat phases begun this turn. */
  readonly combats: number
  /** Did a cleanup step give priority (CR 514.3a)? */
  readonly cleanupPriority: boolean
}

export interface AttackRecord {
  readonly attacker: ObjectId
  readonly defender: EntityId
  readonly blocked: boolean
  /** In the order declared. */
  readonly blockers: readonly ObjectId[]
  /** Dealt first-strike damage already. */
  readonly struckFirst: boolean
}

export interface CombatState {
  readonly attackers: readonly AttackRecord[]
  readonly blockersDeclared: boolean
  readonly firstStrikers: readonly ObjectId[] | null
  /** Every creature declared this combat, for effects that look back. */
  readonly declaredAttackers: readonly ObjectId[]
  readonly declaredBlockers: readonly ObjectId[]
  /** Attackers that left combat; their blockers are still blocking (CR 509.1g). */
  readonly departed: readonly AttackRecord[]
  /** Something was put onto the battlefield attacking: the blockers and damage steps take place (CR 508.8). */
  readonly enteredAttacking: boolean
}

export interface LastingEffect {
  readonly id: number
  readonly timestamp: number
  readonly source: ObjectId
  readonly controller: PlayerId
  readonly until: Duration
  /** The turn it was created, for "until your next turn". */
  readonly turn: number
}

/** A continuous effect from a resolved spell or ability (CR 611.2). Quantities were fixed when it was created. */
export interface FloatingEffect extends LastingEffect {
  /** The affected objects, fixed when it was created (CR 611.2c). */
  readonly objects: readonly ObjectId[]
  readonly apply: readonly Modification[]
  readonly copy: import('./object.ts').CopyRecord | null
}

export interface FloatingRule extends LastingEffect {
  readonly rule: RuleEffect
  readonly bindings: Bindings
  /** It waits for such an event, and then concerns its object; absent in most rules. */
  readonly armedBy?: EventPattern
  /** Only while that is so. */
  readonly while?: Condition
}

/** A replacement or prevention effect for a time (shields, CR 614–615). */
export interface FloatingReplacement extends LastingEffect {
  readonly replacement: Replacement
  readonly bindings: Bindings
  readonly uses: 'once' | 'unlimited'
  readonly armedBy: EventPattern | null
  /** Prevention shields of a number: what is left. */
  readonly left: number | null
}

export interface DelayedTrigger {
  readonly id: number
  readonly source: ObjectId
  readonly controller: PlayerId
  readonly on: EventPattern
  readonly condition: Condition | null
  readonly lasts: EffectOf<'delayedTrigger'>['lasts']
  readonly turn: number
  readonly targets: Targets | null
  readonly effects: readonly Effect[]
  readonly bindings: Bindings
  readonly x: number
}

/** An ability that has triggered and waits to be put on the stack (CR 603.3). */
export interface WaitingTrigger {
  readonly ability: Ability
  readonly abilityKey: string
  readonly source: ObjectId
  readonly controller: PlayerId
  readonly event: EventRoles | null
  readonly bindings: Bindings
  readonly x: number
  /** State triggers do not trigger again while waiting or on the stack (CR 603.8). */
  readonly state: boolean
  /** What made it trigger, where other abilities ask for that. */
  readonly because: 'entering' | 'attacking' | null
}

/** CR 610.3: cards to return when their source leaves the battlefield. */
export interface ExiledUntil {
  readonly source: ObjectId
  readonly cards: readonly ObjectId[]
  /** Where they return to. */
  readonly from: Zone
  /** What they wait for, if not for the source to leave the battlefield. */
  readonly until: { readonly on: EventPattern; readonly controller: PlayerId; readonly bindings: Bindings } | null
}

/** A phased-out permanent (CR 702.26), as it was. */
export interface PhasedOut {
  readonly object: GameObject
  /** Who controlled it: it phases in during that player's untap step. */
  readonly player: PlayerId
  /** What it is attached to and phases in with, or 0 if it phased out by itself (CR 702.26g). */
  readonly host: EntityId
}

/** CR 723: `by` controls `player` during their next turn, or now; `extraTurn`: an extra turn of that player follows it. */
export interface PlayerControl {
  readonly player: PlayerId
  readonly by: PlayerId
  readonly now: boolean
  readonly extraTurn: boolean
}

/** Who won, and why; without a winner the game was drawn or is unfinished. */
export interface GameResult {
  readonly winner: PlayerId | null
  readonly reason: string
}

/** CR 731. */
export type Daytime = 'day' | 'night'

/** How a game is set up, and when it is given up as unfinished. */
export interface GameOptions {
  readonly startingLife: number
  readonly handSize: number
  /** `random`: a roll decides; `choose`: the winner of the roll decides (S1.5). */
  readonly starting: PlayerId | 'random' | 'choose' | { readonly chooser: PlayerId }
  readonly mulligan: 'london' | 'none'
  /** Cards without definition may be played by hand (SPEC S7.2). */
  readonly kitchenTable: boolean
  /**
   * Cards without definition in a game with the rules on: `byHand` lets players cast them for their printed cost, and move
   * them, and only them, by hand.
   */
  readonly unsupportedCards: 'refused' | 'byHand'
  readonly maxTurns: number
  readonly maxDecisions: number
}

/**
 * The whole game as plain data. The state itself is mutable and belongs to one `Game`; the records in it are immutable and
 * shared between forks.
 */
export interface GameState {
  version: number
  seed: string
  options: GameOptions
  definitions: DefinitionSource[]
  nextObject: number
  nextTimestamp: number
  nextEffect: number
  /** By id; `undefined` if the object is gone. */
  objects: (GameObject | undefined)[]
  battlefield: ObjectId[]
  stack: ObjectId[]
  exile: ObjectId[]
  command: ObjectId[]
  library: [ObjectId[], ObjectId[]]
  hand: [ObjectId[], ObjectId[]]
  graveyard: [ObjectId[], ObjectId[]]
  /** Each player's cards outside the game: the sideboard (CR 400.11a). */
  outside: [ObjectId[], ObjectId[]]
  players: [PlayerState, PlayerState]
  turn: TurnState
  flow: Flow
  combat: CombatState | null
  effects: FloatingEffect[]
  rules: FloatingRule[]
  replacements: FloatingReplacement[]
  delayed: DelayedTrigger[]
  waiting: WaitingTrigger[]
  exiledUntil: ExiledUntil[]
  phasedOut: PhasedOut[]
  control: PlayerControl[]
  /** CR 731.1: neither at first. */
  daytime: Daytime | null
  /** Linked memory (CR 607): source object → key → cards. */
  linked: ObjectTable<Readonly<Record<string, readonly ObjectId[]>>>
  lastKnown: ObjectTable<LastKnown>
  history: { thisTurn: HistoryEvent[]; lastTurn: HistoryEvent[] }
  /** Activations this turn of abilities that limit them: `object:ability` → count; under `ever:`, counts of the game. */
  activations: Map<string, number>
  rng: RngState
  result: GameResult | null
  decisions: number
  /** Whether a token or copy may be in a zone where it ceases to exist (CR 704.5d–e). */
  strays: boolean
  /** How often each player learned something hidden: a decision can be taken back only as long as this has not changed (SPEC S4.4). */
  reveals: [number, number]
  /** Position keys and sizes since the last optional choice, to recognise a mandatory loop (CR 104.4b). */
  loop: { keys: string[]; actions: number; sizes: readonly LoopSize[] }
}

/** Sizes at one moment of a series of mandatory actions. */
export interface LoopSize {
  /** The number of actions so far. */
  readonly at: number
  readonly limits: readonly number[]
  readonly growing: readonly number[]
}

export const STATE_VERSION = 1

export type { DefId }
