import type { LayerRun } from '../continuous/layer-run.ts'
import { LayerValues } from '../continuous/layer-values.ts'
import { CharacteristicsCache } from '../continuous/read.ts'
import type { Answer, Purpose } from '../decision/decision.ts'
import { causeFirst } from '../events/cause-first.ts'
import type { GameEvent } from '../events/event.ts'
import type { WorkingList } from '../query/in-force.ts'
import type { RuleIndex } from '../query/rules.ts'
import type { ReplacementIndex } from '../replacement/gather.ts'
import type { Proposal, ReplacementEntry } from '../replacement/proposal.ts'
import type { CardSource, CompiledDefinition } from '../state/definitions.ts'
import type { GameState } from '../state/state.ts'
import { NO_WATCHES, type Watches } from '../state/watches.ts'
import type { TriggerIndex } from '../triggers/trigger-index.ts'
import type { Game } from './game.ts'

/** Damage prevented by an effect that then does something else, after all the damage was dealt. */
export interface PreventionNote {
  readonly entry: ReplacementEntry
  readonly proposal: Extract<Proposal, { kind: 'damage' }>
  readonly amount: number
  readonly applied: ReadonlySet<string>
}

/** A part of damage that was redirected, and the effects that already applied to it. */
export type RedirectedDamage = Pick<PreventionNote, 'proposal' | 'applied'>

/** A question that was asked, and its answer. */
export interface Asked {
  readonly purpose: Purpose
  readonly answer: Answer
}

/** What is computed from a state and valid for one epoch. */
export type Computed = Pick<GameCore, 'epoch' | 'cache' | 'working' | 'triggerIndex' | 'ruleIndex' | 'replacementIndex'>

export const NO_REPLACEMENTS: ReadonlySet<string> = new Set()

/** What the rules work with: the state, what is computed from it, and the listeners to events. */
export abstract class GameCore {
  state: GameState
  readonly cards: CardSource
  readonly compiled: CompiledDefinition[]

  private currentEpoch = 1
  /** Epochs are never reused, even after going back to an earlier one. */
  private lastEpoch = 1
  /** Counts changes of status, players and turn, which do not affect characteristics. */
  statusEpoch = 1
  /** Counts changes that state-based actions could depend on; `cleanAt` is the count at which they last found nothing to do. */
  changes = 1
  cleanAt = 0
  cache = new CharacteristicsCache()
  private spareCache: CharacteristicsCache | null = null
  layerRun: LayerRun | null = null
  readonly layerValues = new LayerValues()
  working: WorkingList | null = null
  triggerIndex: TriggerIndex | null = null
  ruleIndex: RuleIndex | null = null
  replacementIndex: ReplacementIndex | null = null
  watches: Watches = NO_WATCHES
  /** Replacement effects that already changed the event being carried out (CR 614.5). */
  appliedReplacements: ReadonlySet<string> = NO_REPLACEMENTS
  afterPrevention: PreventionNote[] = []
  /** Parts of damage that are dealt to something else, together with the rest (CR 614.9). */
  redirectedDamage: RedirectedDamage[] = []
  /** Called with every event, in order, once the action that caused it is complete. */
  readonly listeners: ((event: GameEvent, game: Game) => void)[] = []
  /** Events of an action that may still be rewound, which listeners do not see yet. */
  private held: GameEvent[] | null = null
  /** Values that other parts of the program cache for this game. */
  readonly cacheSlots: unknown[] = []
  /** Counts moves to or from libraries, shuffles and looks, which are not reversed (CR 733.1). */
  libraryTouches = 0

  /** The questions asked since the last rest. */
  readonly asked: Asked[] = []
  /** The number of events of this segment so far, and of those published when it last ran. */
  protected published = 0
  protected alreadyPublished = 0

  constructor(state: GameState, cards: CardSource, compiled: CompiledDefinition[]) {
    this.state = state
    this.cards = cards
    this.compiled = compiled
  }

  /** The rules stopped at a question and run again from the last rest: what was in progress is not. */
  protected forgetUnfinished(): void {
    this.appliedReplacements = NO_REPLACEMENTS
    this.afterPrevention = []
    this.redirectedDamage = []
  }

  /** Sends the event to the listeners, now or when the action that holds events back is complete. */
  publish(event: GameEvent): void {
    if (this.held) {
      this.held.push(event)
      return
    }
    if (this.published++ < this.alreadyPublished) return
    this.notify(event)
  }

  protected abstract notify(event: GameEvent): void

  /** Holds events back until the action is complete; `rewind` discards them. */
  hold(): GameEvent[] | null {
    const outer = this.held
    this.held = []
    return outer
  }

  /** The action is complete: publishes the events, unless an outer action still holds them back. */
  release(outer: GameEvent[] | null): void {
    const events = this.held ?? []
    this.held = outer
    for (const event of outer === null ? causeFirst(events) : events) this.publish(event)
  }

  /** The action was not completed: goes back to that state, as if nothing had happened (CR 733.1). */
  rewind(state: GameState, outer: GameEvent[] | null): void {
    this.held = outer
    this.state = state
    this.nextEpoch()
    this.statusEpoch++
    this.changes++
  }

  /** What is computed is valid for one epoch, until something that continuous effects may read changes. */
  get epoch(): number {
    return this.currentEpoch
  }

  /** What was computed so far is no longer valid. */
  nextEpoch(): void {
    this.currentEpoch = ++this.lastEpoch
  }

  /** Takes what is computed out of use while the state is changed temporarily (see `asIf`). */
  suspendComputed(): Computed {
    const { epoch, cache, working, triggerIndex, ruleIndex, replacementIndex } = this
    this.cache = this.spareCache ?? new CharacteristicsCache()
    this.spareCache = null
    this.nextEpoch()
    return { epoch, cache, working, triggerIndex, ruleIndex, replacementIndex }
  }

  /** The state is as it was, so what was computed from it is valid again. */
  restoreComputed(computed: Computed): void {
    this.spareCache = this.cache
    this.currentEpoch = computed.epoch
    this.cache = computed.cache
    this.working = computed.working
    this.triggerIndex = computed.triggerIndex
    this.ruleIndex = computed.ruleIndex
    this.replacementIndex = computed.replacementIndex
  }
}
