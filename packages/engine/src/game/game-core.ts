import type { LayerRun } from '../continuous/layer-run.ts'
import { LayerValues } from '../continuous/layer-values.ts'
import { CharacteristicsCache } from '../continuous/read.ts'
import type { Answer, Purpose } from '../decision/decision.ts'
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

/** Damage an effect with a rider prevented; the rider runs after the batch. */
export interface PreventionNote {
  readonly entry: ReplacementEntry
  readonly proposal: Extract<Proposal, { kind: 'damage' }>
  readonly amount: number
  readonly applied: ReadonlySet<string>
}

/** What a player was asked, and the answer. */
export interface Asked {
  readonly purpose: Purpose
  readonly answer: Answer
}

/** What is computed from a state and holds for one epoch. */
export type Computed = Pick<GameCore, 'epoch' | 'cache' | 'working' | 'triggerIndex' | 'ruleIndex' | 'replacementIndex'>

export const NO_REPLACEMENTS: ReadonlySet<string> = new Set()

/** What the rules work with: the state, what is computed from it (never part of the state), and the events told. */
export abstract class GameCore {
  state: GameState
  readonly cards: CardSource
  readonly compiled: CompiledDefinition[]

  private currentEpoch = 1
  /** No epoch comes twice, also where one is gone back to. */
  private lastEpoch = 1
  /** Counts changes of status, players and turn, which do not disturb characteristics. */
  statusEpoch = 1
  /** Counts everything state-based actions could notice; `cleanAt` is where they last found nothing to do. */
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
  /** They are told every event, in order, once the action that caused it is complete. */
  readonly listeners: ((event: GameEvent, game: Game) => void)[] = []
  /** While an action may still be rewound, listeners are told nothing. */
  private held: GameEvent[] | null = null
  /** What other rooms have worked out for this game. */
  readonly kept: unknown[] = []
  /** Counts moves to or from libraries, shuffles and looks: what CR 733.1 does not let a player reverse. */
  libraryTouches = 0

  /** What players were asked since the last rest. */
  readonly asked: Asked[] = []
  /** Events of this segment so far, and how many of them listeners were told when it last ran. */
  protected told = 0
  protected alreadyTold = 0
  constructor(state: GameState, cards: CardSource, compiled: CompiledDefinition[]) {
    this.state = state
    this.cards = cards
    this.compiled = compiled
  }

  /** Tell the listeners, now or when the action that holds events back is complete. */
  tell(event: GameEvent): void {
    if (this.held) {
      this.held.push(event)
      return
    }
    if (this.told++ < this.alreadyTold) return
    this.notify(event)
  }

  protected abstract notify(event: GameEvent): void

  /** Hold events back until the action is complete; `rewind` drops them with everything else. */
  hold(): GameEvent[] | null {
    const outer = this.held
    this.held = []
    return outer
  }

  /** The action is complete: tell what was held back, unless an outer action still holds. */
  release(outer: GameEvent[] | null): void {
    const events = this.held ?? []
    this.held = outer
    for (const event of events) this.tell(event)
  }

  /** The action was not completed: go back to that state, as if nothing had happened (CR 733.1). */
  rewind(state: GameState, outer: GameEvent[] | null): void {
    this.held = outer
    this.state = state
    this.nextEpoch()
    this.statusEpoch++
    this.changes++
  }

  /** What is computed holds for one epoch: until something that continuous effects may read changes. */
  get epoch(): number {
    return this.currentEpoch
  }

  /** What was computed so far no longer holds. */
  nextEpoch(): void {
    this.currentEpoch = ++this.lastEpoch
  }

  /** Keep what is computed while something else is supposed (see `asIf`). */
  setAside(): Computed {
    const { epoch, cache, working, triggerIndex, ruleIndex, replacementIndex } = this
    this.cache = this.spareCache ?? new CharacteristicsCache()
    this.spareCache = null
    this.nextEpoch()
    return { epoch, cache, working, triggerIndex, ruleIndex, replacementIndex }
  }

  /** The game is again as it was then. */
  takeUp(computed: Computed): void {
    this.spareCache = this.cache
    this.currentEpoch = computed.epoch
    this.cache = computed.cache
    this.working = computed.working
    this.triggerIndex = computed.triggerIndex
    this.ruleIndex = computed.ruleIndex
    this.replacementIndex = computed.replacementIndex
  }
}
