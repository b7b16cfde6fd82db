import type { Zone } from '@spellwright/dsl'
import { whyIllegalAction } from '../actions/legal.ts'
import { loseGame } from '../atoms/lose.ts'
import { whyIllegalPayment } from '../casting/pay.ts'
import { LayerValues } from '../continuous/layer-values.ts'
import type { LayerRun } from '../continuous/layers.ts'
import { CharacteristicsCache } from '../continuous/read.ts'
import { type Action, isSameAction } from '../decision/action.ts'
import type { Answer, Decision, Procedure } from '../decision/decision.ts'
import { validateAnswer } from '../decision/validate.ts'
import { type GameEvent, makeEvent } from '../events/event.ts'
import type { WorkingList } from '../query/in-force.ts'
import type { RuleIndex } from '../query/rules.ts'
import type { ReplacementIndex } from '../replacement/gather.ts'
import type { Proposal, ReplacementEntry } from '../replacement/proposal.ts'
import { compiledOf } from '../state/compiled.ts'
import { type CardSource, type CompiledDefinition, UnknownCardError } from '../state/definitions.ts'
import { forkState } from '../state/fork.ts'
import { stateHash } from '../state/hash.ts'
import type { PlayerId } from '../state/ids.ts'
import { SaveVersionError, type StateJson, stateFromJson, stateToJson } from '../state/json.ts'
import { type GameState, STATE_VERSION } from '../state/state.ts'
import type { TriggerIndex } from '../triggers/trigger-index.ts'
import { answerAtRest, questionAtRest, segment } from '../turn/segments.ts'

/** Damage an effect with a rider prevented; the rider runs after the batch. */
export interface PreventionNote {
  readonly entry: ReplacementEntry
  readonly proposal: Extract<Proposal, { kind: 'damage' }>
  readonly amount: number
  readonly applied: ReadonlySet<string>
}

/** Whether an answer was accepted, and if not, why. */
export type Submission = { readonly ok: true } | { readonly ok: false; readonly reason: string }

/** An answer as it was given; with the seed these are the whole game. */
export interface AnswerRecord {
  readonly player: PlayerId
  readonly answer: Answer
  /** What each player had learned before it (see `GameState.reveals`). */
  readonly reveals?: readonly [number, number]
  /** Conceding needs no question. */
  readonly concede?: true
}

/** `everyRest`: keep a snapshot at each rest, so that forking in the middle of a procedure is cheap. `never`: replay from the start instead. */
export type SnapshotPolicy = 'never' | 'everyRest'

/** A saved game as plain JSON: the last state at rest and the answers given since. */
export interface GameSave {
  readonly format: 'spellwright-game'
  readonly version: number
  /** The last rest state, and the answers given since. */
  readonly rest: StateJson
  readonly since: readonly AnswerRecord[]
}

/** What is computed from a state and holds for one epoch. */
export type Computed = Pick<Game, 'epoch' | 'cache' | 'working' | 'triggerIndex' | 'ruleIndex' | 'replacementIndex'>

export interface GameParts {
  readonly state: GameState
  readonly cards: CardSource
  readonly compiled: CompiledDefinition[]
  readonly initial: GameState
  readonly policy: SnapshotPolicy
}

/**
 * A running game: the state, what is computed from it, and the one door through which players answer.
 * Rules functions take it first; players use `decision`, `submit`, `viewFor`, `fork`, `save`.
 */
export class Game {
  state: GameState
  readonly cards: CardSource
  readonly compiled: CompiledDefinition[]
  readonly policy: SnapshotPolicy

  // caches, never part of the state
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
  volatile = false
  /** Some card in this game has a keyword by which players get designations. */
  grantsDesignations = false
  /** Some card of this game triggers on a state of the game (CR 603.8). */
  hasStateTriggers = false
  /** Some card of this game has miracle. */
  hasMiracles = false
  /** Some card of this game is a Saga. */
  hasSagas = false
  /** Some card of this game is a battle. */
  hasBattles = false
  /** Some card of this game has daybound or nightbound. */
  hasDaybound = false
  anyElsewhere = false
  /** Zones other than the battlefield that some static ability reads: only then does a move there matter to what others are. */
  readonly readsZones = new Set<Zone>()
  /** Replacement effects that already changed the event being carried out (CR 614.5). */
  appliedReplacements: ReadonlySet<string> = new Set()
  afterPrevention: PreventionNote[] = []
  /** They are told every event, in order, once the action that caused it is complete. */
  readonly listeners: ((event: GameEvent, game: Game) => void)[] = []
  /** Asked before each segment: true stands still there, with no open question, until `start` is called again. */
  pauseWhen: ((game: Game) => boolean) | null = null

  /** While an action may still be rewound, listeners are told nothing. */
  private held: GameEvent[] | null = null
  /** What other rooms have worked out for this game. */
  readonly kept: unknown[] = []
  /** Counts moves to or from libraries, shuffles and looks: what CR 733.1 does not let a player reverse. */
  libraryTouches = 0

  private initial: GameState
  private procedure: Procedure | null = null
  private pending: Decision | null = null
  /** The action last found legal, and for which question. */
  private judged: { readonly decision: Decision; readonly action: Action } | null = null
  private rest: GameState | null = null
  private sinceRest: AnswerRecord[] = []
  readonly answers: AnswerRecord[] = []

  constructor(parts: GameParts) {
    this.state = parts.state
    this.cards = parts.cards
    this.compiled = parts.compiled
    this.initial = parts.initial
    this.policy = parts.policy
    this.anyElsewhere = this.state.definitions.some((_, def) => compiledOf(this, def).functionsElsewhere)
  }

  /** Tell the listeners, now or when the action that holds events back is complete. */
  tell(event: GameEvent): void {
    if (this.listeners.length === 0) return
    if (this.held) this.held.push(event)
    else for (const listener of this.listeners) listener(event, this)
  }

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

  /** Keep what is computed while something else is supposed (see `supposing`). */
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

  /** Begin or go on until somebody must decide, or the game is over. Called once by whoever made the game. */
  start(): this {
    this.advance(undefined)
    return this
  }

  /** A new game, from this state on. */
  begin(initial: GameState): this {
    this.initial = initial
    return this.start()
  }

  /** The open question, or null when the game is over. */
  get decision(): Decision | null {
    return this.pending
  }

  get isOver(): boolean {
    return this.state.result !== null
  }

  /** A stable hash of the whole state: the same game, the same hash. Hidden from players. */
  hash(): string {
    return stateHash(this.state)
  }

  /** Why that answer would be refused, or null. */
  refusal(player: PlayerId, answer: Answer): string | null {
    const decision = this.pending
    if (!decision) return 'The game is over.'
    if (player !== decision.player)
      return `It is not your decision: ${this.state.players[decision.player].name} is asked.`
    if (decision.shape === 'act') return this.whyNot(decision, answer as Action)
    if (decision.shape === 'pay') return whyIllegalPayment(decision, answer)
    return validateAnswer(decision, answer)
  }

  /** A player who asked whether an action is legal, and then takes it, is not judged twice. */
  private whyNot(decision: Decision, action: Action): string | null {
    if (action?.kind === 'pass') return null
    if (this.judged?.decision === decision && isSameAction(this.judged.action, action)) return null
    const why = whyIllegalAction(this, decision.player, action)
    if (why === null) this.judged = { decision, action: { ...action } }
    return why
  }

  /** Answer the open question. An illegal answer is refused with a reason and changes nothing. */
  submit(player: PlayerId, answer: Answer): Submission {
    const reason = this.refusal(player, answer)
    if (reason !== null) return { ok: false, reason }
    const [first, second] = this.state.reveals
    this.accept({ player, answer, reveals: [first, second] })
    return { ok: true }
  }

  /** A player may concede at any time (CR 104.3a). */
  concede(player: PlayerId): Submission {
    if (this.isOver) return { ok: false, reason: 'The game is over.' }
    this.accept({ player, answer: { kind: 'concede' }, concede: true })
    return { ok: true }
  }

  /** Why the player's decision can't be taken back, or null (SPEC S4.4). `to`: the answer to go back to, by default their last. */
  whyNotTakeBack(player: PlayerId, to: number = this.lastAnswerOf(player)): string | null {
    const record = this.answers[to]
    if (!record) return 'There is nothing to take back.'
    if (record.player !== player) return 'That decision was not yours.'
    if (this.isOver) return 'The game is over.'
    if (record.reveals?.[player] !== this.state.reveals[player])
      return 'Something hidden has been revealed since: that decision stands.'
    return null
  }

  /** Take back the player's decision and everything after it, where nothing hidden was revealed to them since. */
  takeBack(player: PlayerId, to: number = this.lastAnswerOf(player)): Submission {
    const reason = this.whyNotTakeBack(player, to)
    if (reason !== null) return { ok: false, reason }
    const kept = this.answers.slice(0, to)
    const listeners = this.listeners.splice(0)
    this.rewind(forkState(this.initial), null)
    this.procedure = null
    this.pending = null
    this.sinceRest = []
    this.answers.length = 0
    this.start()
    this.replay(kept)
    this.listeners.push(...listeners)
    this.tell(makeEvent('takenBack', { player }))
    return { ok: true }
  }

  private lastAnswerOf(player: PlayerId): number {
    for (let at = this.answers.length - 1; at >= 0; at--) if (this.answers[at]!.player === player) return at
    return -1
  }

  private accept(record: AnswerRecord): void {
    this.answers.push(record)
    if (this.policy === 'everyRest' && this.rest === null) this.rest = forkState(this.state)
    this.sinceRest.push(record)
    this.state.decisions++
    if (record.concede) {
      this.procedure = null
      this.pending = null
      loseGame(this, record.player, 'conceded')
      return
    }
    this.advance(record.answer)
  }

  private advance(answer: Answer | undefined): void {
    let next = answer
    for (;;) {
      if (this.procedure === null) {
        if (this.state.result !== null) {
          this.pending = null
          return
        }
        if (next === undefined) {
          if (this.pauseWhen?.(this)) {
            this.pending = null
            return
          }
          if (this.sinceRest.length > 0) this.sinceRest = []
          this.rest = this.policy === 'everyRest' && mutatesFirst(this.state) ? forkState(this.state) : null
          this.pending = questionAtRest(this)
          if (this.pending !== null) return
          this.procedure = segment(this)
        } else {
          this.procedure = answerAtRest(this, next as Action)
          next = undefined
        }
        if (this.procedure === null) continue
      }
      const step = this.procedure.next(next as Answer)
      next = undefined
      if (this.state.result !== null) {
        this.procedure = null
        this.pending = null
        return
      }
      if (!step.done) {
        this.pending = step.value
        return
      }
      this.procedure = null
    }
  }

  /** An independent game in the same position, at the same question. */
  fork(policy: SnapshotPolicy = this.policy): Game {
    const atRest = this.sinceRest.length === 0 && (this.pending === null || !mutatesFirst(this.state))
    if (atRest || this.rest !== null) {
      const copy = this.at(forkState(atRest ? this.state : this.rest!), policy)
      if (this.pending === null) return copy
      copy.start()
      if (!atRest) copy.replay(this.sinceRest)
      return copy
    }
    const copy = this.at(forkState(this.initial), policy)
    copy.start()
    copy.replay(this.answers)
    return copy
  }

  /** A game that begins in that state; its own `answers` count from there. */
  private at(state: GameState, policy: SnapshotPolicy): Game {
    const game = new Game({
      state,
      cards: this.cards,
      compiled: this.compiled.slice(),
      initial: forkState(state),
      policy,
    })
    game.cache = new CharacteristicsCache(this.cache)
    return game.watchAs(this)
  }

  /** Watch what the cards of that game ask to be watched: it has the same cards, and they are compiled already. */
  watchAs(game: Game): this {
    this.volatile = game.volatile
    this.grantsDesignations = game.grantsDesignations
    this.hasStateTriggers = game.hasStateTriggers
    this.hasMiracles = game.hasMiracles
    this.hasSagas = game.hasSagas
    this.hasBattles = game.hasBattles
    this.hasDaybound = game.hasDaybound
    for (const zone of game.readsZones) this.readsZones.add(zone)
    return this
  }

  /** Give recorded answers again; throws where one no longer fits. */
  replay(records: readonly AnswerRecord[]): void {
    for (const record of records) {
      const done = record.concede ? this.concede(record.player) : this.submit(record.player, record.answer)
      if (!done.ok) throw new ReplayError(`Answer ${this.state.decisions} does not fit: ${done.reason}`)
    }
  }

  /** The game as plain data, at any decision, also in the middle of casting or resolving. */
  save(): GameSave {
    const atRest = this.sinceRest.length === 0 && (this.pending === null || !mutatesFirst(this.state))
    if (atRest || this.rest !== null)
      return {
        format: 'spellwright-game',
        version: STATE_VERSION,
        rest: stateToJson(forkState(atRest ? this.state : this.rest!)),
        since: atRest ? [] : [...this.sinceRest],
      }
    return {
      format: 'spellwright-game',
      version: STATE_VERSION,
      rest: stateToJson(forkState(this.initial)),
      since: [...this.answers],
    }
  }

  /** Goes on with a saved game; the cards must know every name in it. */
  static load(save: GameSave, cards: CardSource, policy: SnapshotPolicy = 'everyRest'): Game {
    if (save?.format !== 'spellwright-game') throw new SaveVersionError('This is not a saved Spellwright game.')
    const state = stateFromJson(save.rest)
    const unknown = state.definitions.flatMap((d) => (d.kind === 'card' && !cards.tryGet(d.name) ? [d.name] : []))
    if (unknown.length > 0) throw new UnknownCardError(unknown)
    const game = new Game({ state, cards, compiled: [], initial: forkState(state), policy })
    game.start()
    game.replay(save.since)
    return game
  }
}

/** The recorded answers do not fit the game. */
export class ReplayError extends Error {
  override name = 'ReplayError'
}

/** Segments that change the state before they ask: a snapshot must be taken before they begin. */
function mutatesFirst(state: GameState): boolean {
  return !PURE_SEGMENTS.has(state.flow.at)
}

const PURE_SEGMENTS: ReadonlySet<string> = new Set(['priority', 'mulligan', 'bottom', 'playOrDraw', 'over'])
