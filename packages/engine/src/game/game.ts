import { whyIllegalAction } from '../actions/legal.ts'
import { loseGame } from '../atoms/lose.ts'
import { whyIllegalPayment } from '../casting/pay.ts'
import type { LayerRun } from '../continuous/layer-run.ts'
import { LayerValues } from '../continuous/layer-values.ts'
import { CharacteristicsCache } from '../continuous/read.ts'
import { type Action, isSameAction } from '../decision/action.ts'
import type { Answer, Decision, Purpose } from '../decision/decision.ts'
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
import { NO_WATCHES, type Watches } from '../state/watches.ts'
import type { TriggerIndex } from '../triggers/trigger-index.ts'
import { runSegment } from '../turn/segments.ts'
import { GAME_OVER, UNANSWERED } from './signals.ts'

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

/**
 * `everyRest`: keep a snapshot at each rest, so that forking between two rests is cheap. `never`: replay from the start
 * instead. Where answers come from outside (`submit`), a snapshot is always kept: the rules run again from there.
 */
export type SnapshotPolicy = 'never' | 'everyRest'

/** Gives the answer to a question at once; undefined leaves the question open. */
export type Answerer = (decision: Decision) => Answer | undefined

/** What a player was asked, and the answer. */
export interface Asked {
  readonly purpose: Purpose
  readonly answer: Answer
}

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
  /** Those of a game with the same cards, which need not be looked through again. */
  readonly watches?: Watches
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
  watches: Watches = NO_WATCHES
  /** Replacement effects that already changed the event being carried out (CR 614.5). */
  appliedReplacements: ReadonlySet<string> = NO_REPLACEMENTS
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
  private pending: Decision | null = null
  /** The action last found legal, and for which question. */
  private judged: { readonly decision: Decision; readonly action: Action } | null = null
  private answerer: Answerer | null = null
  /** Answers for a part of the rules that is carried out again; see `answeringWith`. */
  private repeated: Answerer | null = null
  private keepsRest: boolean
  /** The state at the last rest; null where it was not kept, or where the state is still that one. */
  private rest: GameState | null = null
  /** The answers given since the last rest, and how many of them the running segment has taken. */
  private sinceRest: AnswerRecord[] = []
  private taken = 0
  /** What players were asked since the last rest. */
  readonly asked: Asked[] = []
  /** Events of this segment so far, and how many of them listeners were told when it last ran. */
  private told = 0
  private alreadyTold = 0
  readonly answers: AnswerRecord[] = []

  constructor(parts: GameParts) {
    this.state = parts.state
    this.cards = parts.cards
    this.compiled = parts.compiled
    this.initial = parts.initial
    this.policy = parts.policy
    this.keepsRest = parts.policy === 'everyRest'
    if (parts.watches !== undefined) this.watches = parts.watches
    else for (let def = 0; def < this.state.definitions.length; def++) compiledOf(this, def)
  }

  /** Tell the listeners, now or when the action that holds events back is complete. */
  tell(event: GameEvent): void {
    if (this.held) {
      this.held.push(event)
      return
    }
    if (this.told++ < this.alreadyTold) return
    for (const listener of this.listeners) listener(event, this)
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
    if (this.pending === null) this.playOn()
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
    this.replayFromStart(kept)
    this.tell(makeEvent('takenBack', { player }))
    return { ok: true }
  }

  private lastAnswerOf(player: PlayerId): number {
    for (let at = this.answers.length - 1; at >= 0; at--) if (this.answers[at]!.player === player) return at
    return -1
  }

  private accept(record: AnswerRecord): void {
    if (record.concede) {
      this.answers.push(record)
      this.state.decisions++
      this.pending = null
      loseGame(this, record.player, 'conceded')
      return
    }
    if (this.rest === null && !this.isAtRest()) this.restoreRest()
    this.answers.push(record)
    this.resume(record)
  }

  /** The rules run again from the last rest, now with one answer more. */
  private resume(record: AnswerRecord): void {
    this.sinceRest.push(record)
    if (this.rest === null) this.rest = forkState(this.state)
    else this.restore(forkState(this.rest))
    this.alreadyTold = this.told
    if (this.runToAnswer()) this.playOn()
  }

  /** The last rest was not kept: play again up to the open question, and keep it from now on. */
  private restoreRest(): void {
    this.keepsRest = true
    this.replayFromStart(this.answers.slice())
  }

  /** Back to the beginning, and on with these answers; listeners have been told already. */
  private replayFromStart(records: readonly AnswerRecord[]): void {
    const listeners = this.listeners.splice(0)
    this.restore(forkState(this.initial))
    this.pending = null
    this.answers.length = 0
    this.start()
    this.replay(records)
    this.listeners.push(...listeners)
  }

  private restore(state: GameState): void {
    this.rewind(state, null)
    this.appliedReplacements = NO_REPLACEMENTS
    this.afterPrevention = []
  }

  /** Play on from a rest until somebody must decide, or the game is over. */
  private playOn(): void {
    do {
      this.pending = null
      if (this.state.result !== null || this.pauseWhen?.(this)) return
      const isKept = this.keepsRest || this.answerer === null
      this.rest = isKept && mutatesFirst(this.state) ? forkState(this.state) : null
      if (this.sinceRest.length > 0) this.sinceRest = []
      this.alreadyTold = 0
    } while (this.runToAnswer())
  }

  /** Run the rules from the last rest. True: they came to the next rest. False: the game is over, or waits for an answer. */
  private runToAnswer(): boolean {
    this.taken = 0
    this.told = 0
    this.pending = null
    if (this.asked.length > 0) this.asked.length = 0
    try {
      runSegment(this)
      return true
    } catch (signal) {
      if (signal === GAME_OVER) this.pending = null
      else if (signal !== UNANSWERED) throw signal
      return false
    }
  }

  /**
   * Put a question to its player and return the legal answer. An answer given before, since the last rest, is taken
   * first; then whoever plays the game is asked. Where nobody has answered, the rules stop here, and run again from the
   * last rest when the answer has come.
   */
  ask(decision: Decision): Answer {
    if (this.repeated !== null) return this.repeated(decision) as Answer
    if (this.state.result !== null) throw GAME_OVER
    const record = this.sinceRest[this.taken] ?? this.newAnswer(decision)
    this.taken++
    this.state.decisions++
    this.asked.push({ purpose: decision.purpose, answer: record.answer })
    return record.answer
  }

  private newAnswer(decision: Decision): AnswerRecord {
    this.pending = decision
    const answer = this.answerer?.(decision)
    if (answer === undefined) throw UNANSWERED
    this.pending = null
    const [first, second] = this.state.reveals
    const record: AnswerRecord = { player: decision.player, answer, reveals: [first, second] }
    if (this.rest === null && this.keepsRest && this.isAtRest()) this.rest = forkState(this.state)
    this.answers.push(record)
    this.sinceRest.push(record)
    return record
  }

  /**
   * Play on with somebody who answers at once, until they leave a question open or the game is over. Their answers must
   * be legal: check them with `refusal`.
   */
  playWith(answerer: Answerer): void {
    const outer = this.answerer
    this.answerer = answerer
    try {
      if (this.pending === null) this.playOn()
      else {
        const decision = this.pending
        const answer = answerer(decision)
        const [first, second] = this.state.reveals
        if (answer !== undefined) this.accept({ player: decision.player, answer, reveals: [first, second] })
      }
    } finally {
      this.answerer = outer
    }
  }

  /** Carry out a part of the rules with other answers than those of the players: they gave them before. */
  answeringWith<T>(answerer: Answerer, run: () => T): T {
    const outer = this.repeated
    this.repeated = answerer
    try {
      return run()
    } finally {
      this.repeated = outer
    }
  }

  /** The state is complete by itself: nothing is in progress. */
  private isAtRest(): boolean {
    return this.pending === null || (this.sinceRest.length === 0 && !mutatesFirst(this.state))
  }

  /** An independent game in the same position, at the same question. */
  fork(policy: SnapshotPolicy = this.policy): Game {
    if (this.isAtRest()) {
      const copy = this.at(forkState(this.state), policy)
      return this.pending === null ? copy : copy.start()
    }
    if (this.rest !== null) return this.at(forkState(this.rest), policy).continueWith(this.sinceRest)
    const copy = this.at(forkState(this.initial), policy)
    copy.start()
    copy.replay(this.answers)
    return copy
  }

  /** Go on from this rest with answers that are known to be legal. */
  private continueWith(records: readonly AnswerRecord[]): this {
    this.rest = forkState(this.state)
    this.answers.push(...records)
    this.sinceRest = [...records]
    if (this.runToAnswer()) this.playOn()
    return this
  }

  /** A game that begins in that state; its own `answers` count from there. */
  private at(state: GameState, policy: SnapshotPolicy): Game {
    const game = new Game({
      state,
      cards: this.cards,
      compiled: this.compiled.slice(),
      initial: forkState(state),
      policy,
      watches: this.watches,
    })
    game.cache = new CharacteristicsCache(this.cache)
    return game
  }

  /** Give recorded answers again; throws where one no longer fits. */
  replay(records: readonly AnswerRecord[]): void {
    let at = 0
    this.playWith(({ player }) => {
      const record = records[at]
      if (record === undefined || record.concede) return undefined
      const reason = player === record.player ? this.refusal(player, record.answer) : 'another player is asked'
      if (reason !== null) throw new ReplayError(`Answer ${this.state.decisions} does not fit: ${reason}`)
      at++
      return record.answer
    })
    const next = records[at]
    if (next === undefined) return
    const done = this.concede(next.player)
    if (!done.ok || at + 1 < records.length) throw new ReplayError(`Answer ${this.state.decisions} does not fit.`)
  }

  /** The game as plain data, at any decision, also in the middle of casting or resolving. */
  save(): GameSave {
    const saved = (rest: GameState, since: readonly AnswerRecord[]): GameSave => ({
      format: 'spellwright-game',
      version: STATE_VERSION,
      rest: stateToJson(forkState(rest)),
      since: [...since],
    })
    if (this.isAtRest()) return saved(this.state, [])
    return this.rest === null ? saved(this.initial, this.answers) : saved(this.rest, this.sinceRest)
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

const NO_REPLACEMENTS: ReadonlySet<string> = new Set()

/** The recorded answers do not fit the game. */
export class ReplayError extends Error {
  override name = 'ReplayError'
}

/** Segments that change the state before they ask: a snapshot must be taken before they begin. */
function mutatesFirst(state: GameState): boolean {
  return !PURE_SEGMENTS.has(state.flow.at)
}

const PURE_SEGMENTS: ReadonlySet<string> = new Set(['priority', 'mulligan', 'bottom', 'playOrDraw', 'over'])
