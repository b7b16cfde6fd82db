import type { Step, Zone } from '@spellwright/dsl'

/**
 * Scenarios are data: a position, a script, prepared answers, and facts that must hold at the end. docs/conformance.md
 * describes the format.
 */
export type Seat = 'A' | 'B'
export const SEATS: readonly Seat[] = ['A', 'B']

/** Refers to an object. */
export interface Reference {
  readonly card?: string
  /** The card to which the setup gave that alias. */
  readonly alias?: string
  /** An object without a name. */
  readonly faceDown?: 'creature' | 'token' | 'card' | 'lockedRoom'
  /** The n-th matching object, counted from 0, in the order in which they entered the zone. */
  readonly index?: number
}

export interface TargetReference extends Reference {
  readonly player?: Seat
  /** The mode that the target belongs to, counted from 1 as printed. */
  readonly mode?: number
  readonly copy?: boolean
  readonly set?: string
  readonly skip?: true
}

export interface CardEntry {
  readonly card: string
  readonly count?: number
  readonly tapped?: true
  readonly aliases?: readonly string[]
  readonly set?: string
}

export interface PlayerSetup {
  readonly life: number
  /** Whether 71 Mountains are put below the given library. */
  readonly defaultLibrary: boolean
  readonly manualPayment?: true
  /** Top card first. */
  readonly library: readonly CardEntry[]
  readonly hand: readonly CardEntry[]
  readonly battlefield: readonly CardEntry[]
  readonly graveyard: readonly CardEntry[]
  readonly exile: readonly CardEntry[]
}

/** The player passes until this condition holds. */
export interface WhileCondition {
  readonly onStack?: string
  readonly notOnStack?: string
  readonly copyOnStack?: string
  readonly onTopOfStack?: string
  readonly manaInPool?: number
}

interface EntryTime {
  readonly turn: number
  readonly step: Step
  readonly player: Seat | 'both'
}

interface CastEntry extends EntryTime, Reference {
  readonly kind: 'castSpell'
  readonly castMode?: string
  readonly targets?: readonly TargetReference[]
  readonly while?: WhileCondition
}
interface PlayLandEntry extends EntryTime, Reference {
  readonly kind: 'playLand'
}
export interface ActivateEntry extends EntryTime {
  readonly kind: 'activateAbility' | 'activateManaAbility'
  /** The beginning of the ability's text. */
  readonly ability: string
  readonly alias?: string
  readonly targets?: readonly TargetReference[]
  readonly while?: WhileCondition
}
interface AttackEntry extends EntryTime, Reference {
  readonly kind: 'attack'
  readonly defender?: { readonly player: Seat } | Reference
}
interface BlockEntry extends EntryTime, Reference {
  readonly kind: 'block'
  readonly attacker: Reference
}
interface PlainEntry extends EntryTime {
  readonly kind: 'attackNone' | 'blockNone' | 'concede'
}
interface WaitEntry extends EntryTime {
  readonly kind: 'waitStackResolved'
  readonly one?: true
}
interface AddCountersEntry extends EntryTime, Reference {
  readonly kind: 'addCounters'
  readonly counter: string
  readonly count: number
}
interface CheckEntry extends EntryTime {
  readonly kind: 'check'
  readonly check: Fact
}

/** One action of a player in a scenario, a wait, or a check. */
export type ScriptEntry =
  | CastEntry
  | PlayLandEntry
  | ActivateEntry
  | AttackEntry
  | BlockEntry
  | PlainEntry
  | WaitEntry
  | AddCountersEntry
  | CheckEntry
export type EntryOf<K extends ScriptEntry['kind']> = Extract<ScriptEntry, { kind: K }>
/** Entries that need priority and may turn out to be impossible. */
export type ActionEntry = CastEntry | PlayLandEntry | ActivateEntry

export const ENTRY_KINDS = [
  'castSpell',
  'playLand',
  'activateAbility',
  'activateManaAbility',
  'attack',
  'attackNone',
  'block',
  'blockNone',
  'waitStackResolved',
  'addCounters',
  'concede',
  'check',
] as const satisfies readonly ScriptEntry['kind'][]

/** A fact about the game: its kind, what it is about, and the expected value. */
export interface Fact extends Reference {
  readonly kind: string
  readonly player?: Seat | null
  readonly [key: string]: unknown
}

interface AnswerPosition {
  /** How many entries of the script come before this answer. */
  readonly after: number
}
export interface PickAnswer extends AnswerPosition {
  readonly kind: 'pick'
  readonly text: string
  readonly player?: Seat
  readonly objects?: readonly TargetReference[]
  readonly hint?: 'object' | 'trigger' | 'color' | 'castOption'
}
export type ChoiceAnswer =
  | (AnswerPosition & { readonly kind: 'yesNo' | 'coin'; readonly value: boolean })
  | (AnswerPosition & { readonly kind: 'number' | 'die'; readonly value: number })
  | PickAnswer
  | (AnswerPosition & { readonly kind: 'skip' | 'cancelPayment' })
export type TargetAnswer =
  | (AnswerPosition & {
      readonly kind: 'target'
      readonly targets: readonly TargetReference[]
      readonly amount?: number
    })
  | (AnswerPosition & { readonly kind: 'skip' })
export type ModeAnswer =
  | (AnswerPosition & { readonly kind: 'mode'; readonly value: number })
  | (AnswerPosition & { readonly kind: 'skip' })

export const FAILURE_KINDS = [
  'illegalAction',
  'unusedActions',
  'illegalBlock',
  'illegalTarget',
  'illegalMode',
  'illegalChoice',
] as const
export interface ExpectedFailure {
  readonly kind: (typeof FAILURE_KINDS)[number]
  readonly action?: number
  readonly player?: Seat
  readonly count?: number
  readonly attacker?: string
  readonly blocker?: string
  readonly optional?: true
}

type PerSeat<T> = Partial<Record<Seat, readonly T[]>>

export interface Segment {
  readonly script: readonly ScriptEntry[]
  readonly choices?: PerSeat<ChoiceAnswer>
  readonly targets?: PerSeat<TargetAnswer>
  readonly modes?: PerSeat<ModeAnswer>
  readonly stopAt: { readonly turn: number; readonly step: Step }
  readonly expect: readonly Fact[]
  readonly expectFailure?: ExpectedFailure
}

export interface LaterSegment extends Segment {
  readonly strict?: boolean
  readonly manualPayment?: readonly Seat[]
}

/** A position, a script of what players do, and the facts that must hold afterwards. */
export interface Scenario extends Segment {
  readonly id: string
  readonly area: string
  readonly cards: readonly string[]
  /** Whether every decision must have a prepared answer. */
  readonly strict: boolean
  readonly skipInitShuffling: boolean
  readonly daytime?: boolean
  readonly players: Readonly<Record<Seat, PlayerSetup>>
  readonly continue?: readonly LaterSegment[]
}

export const segmentsOf = (scenario: Scenario): readonly LaterSegment[] => [scenario, ...(scenario.continue ?? [])]

export const SETUP_ZONES = ['library', 'hand', 'battlefield', 'graveyard', 'exile'] as const satisfies readonly Zone[]
