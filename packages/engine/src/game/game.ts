import { whyIllegalAct } from '../actions/legal.ts'
import { loseGame } from '../atoms/lose.ts'
import { whyIllegalPayment } from '../casting/pay.ts'
import { CharacteristicsCache } from '../continuous/read.ts'
import { type Action, isSameAction } from '../decision/action.ts'
import type { Answer, Decision } from '../decision/decision.ts'
import { validateAnswer } from '../decision/validate.ts'
import { type GameEvent, makeEvent } from '../events/event.ts'
import { cardsHash } from '../state/cards-hash.ts'
import { compiledOf } from '../state/compiled.ts'
import { type CardSource, UnknownCardError } from '../state/definitions.ts'
import { forkState } from '../state/fork.ts'
import { stateHash } from '../state/hash.ts'
import type { PlayerId } from '../state/ids.ts'
import { brokenInvariants } from '../state/invariants.ts'
import { SaveDamagedError, stateFromJson, stateToJson } from '../state/json.ts'
import type { GameState } from '../state/state.ts'
import { runSegment } from '../turn/segments.ts'
import { ENGINE_VERSION } from '../version.ts'
import { GameCore } from './game-core.ts'
import {
  type Answerer,
  type AnswerRecord,
  checkFormat,
  type GameParts,
  type GameSave,
  ReplayError,
  SAVE_VERSION,
  type SnapshotPolicy,
  type Submission,
} from './records.ts'
import { GAME_OVER, UNANSWERED } from './signals.ts'

export * from './records.ts'

/**
 * A running game: the state, what is computed from it, and the open question.
 * Rules functions take it as their first argument; players use `decision`, `submit`, `viewFor`, `fork`, `save`.
 */
export class Game extends GameCore {
  readonly policy: SnapshotPolicy

  /** Called before each segment: if it returns true, the game pauses there without an open question until `start` is called. */
  pauseWhen: ((game: Game) => boolean) | null = null

  private initial: GameState
  private pending: Decision | null = null
  /** The action last found legal for the open question. */
  private foundLegal: { readonly decision: Decision; readonly action: Action } | null = null
  private answerer: Answerer | null = null
  /** Answers a part of the rules that is repeated; see `answeringWith`. */
  private repeated: Answerer | null = null
  private keepsRest: boolean
  /** The state at the last rest; null if it was not kept, or if the state is still that one. */
  private rest: GameState | null = null
  /** The answers given since the last rest, and how many of them the running segment has taken. */
  private sinceRest: AnswerRecord[] = []
  private taken = 0
  readonly answers: AnswerRecord[] = []

  constructor(parts: GameParts) {
    super(parts.state, parts.cards, parts.compiled)
    this.initial = parts.initial
    this.policy = parts.policy
    this.keepsRest = parts.policy === 'everyRest'
    if (parts.watches !== undefined) this.watches = parts.watches
    else for (let def = 0; def < this.state.definitions.length; def++) compiledOf(this, def)
  }

  /** Tells every listener. */
  protected notify(event: GameEvent): void {
    for (const listener of this.listeners) listener(event, this)
  }

  /** Plays until a player must decide or the game is over. Called once after the game was created. */
  start(): this {
    if (this.pending === null) this.playOn()
    return this
  }

  /** Starts a new game; replays begin at this state. */
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
    if (decision.shape === 'act') return this.whyIllegal(decision, answer as Action)
    if (decision.shape === 'pay') return whyIllegalPayment(decision, answer)
    return validateAnswer(decision, answer)
  }

  /** An action that was just found legal is not checked again. */
  private whyIllegal(decision: Decision, action: Action): string | null {
    if (action?.kind === 'pass') return null
    if (this.foundLegal?.decision === decision && isSameAction(this.foundLegal.action, action)) return null
    const why = whyIllegalAct(this, decision, action)
    if (why === null) this.foundLegal = { decision, action: { ...action } }
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

  /** Why the player's decision cannot be taken back, or null (SPEC S4.4). `to`: the answer to go back to, by default their last. */
  whyNotTakeBack(player: PlayerId, to: number = this.lastAnswerOf(player)): string | null {
    const record = this.answers[to]
    if (!record) return 'There is nothing to take back.'
    if (record.player !== player) return 'That decision was not yours.'
    if (this.isOver) return 'The game is over.'
    if (record.reveals?.[player] !== this.state.reveals[player])
      return 'Something hidden has been revealed since: that decision stands.'
    return null
  }

  /** Takes back the player's decision and everything after it, unless something hidden was revealed to them since. */
  takeBack(player: PlayerId, to: number = this.lastAnswerOf(player)): Submission {
    const reason = this.whyNotTakeBack(player, to)
    if (reason !== null) return { ok: false, reason }
    this.replayFromStart(this.answers.slice(0, to))
    this.notify(makeEvent('takenBack', { player }))
    return { ok: true }
  }

  private lastAnswerOf(player: PlayerId): number {
    return this.answers.findLastIndex((record) => record.player === player)
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

  /** Runs the rules again from the last rest, with one more answer. */
  private resume(record: AnswerRecord): void {
    this.sinceRest.push(record)
    if (this.rest === null) this.rest = forkState(this.state)
    else this.restore(forkState(this.rest))
    this.alreadyPublished = this.published
    if (this.runToAnswer()) this.playOn()
  }

  /** The last rest was not kept: replays up to the open question, and keeps rests from now on. */
  private restoreRest(): void {
    this.keepsRest = true
    this.replayFromStart(this.answers.slice())
  }

  /** Plays again from the beginning with these answers, without notifying listeners again. */
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
    this.forgetUnfinished()
  }

  /** Plays on from a rest until a player must decide or the game is over. */
  private playOn(): void {
    do {
      this.pending = null
      if (this.state.result !== null || this.pauseWhen?.(this)) return
      const isKept = this.keepsRest || this.answerer === null
      this.rest = isKept && mutatesFirst(this.state) ? forkState(this.state) : null
      if (this.sinceRest.length > 0) this.sinceRest = []
      this.alreadyPublished = 0
    } while (this.runToAnswer())
  }

  /** Runs the rules from the last rest. Returns false if the game is over or waits for an answer before the next rest. */
  private runToAnswer(): boolean {
    this.taken = 0
    this.published = 0
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
   * Asks a player and returns the legal answer. Answers that were given since the last rest are used first, then the
   * answerer is called. If there is no answer yet, the rules stop here, and run again from the last rest once there is one.
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
   * Plays on with an answerer until it leaves a question open or the game is over. Its answers must be legal: check them
   * with `refusal`.
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

  /** Repeats a part of the rules with answers that were given before. Its events do not count as events of the segment. */
  answeringWith<T>(answerer: Answerer, run: () => T): T {
    const { repeated, published } = this
    this.repeated = answerer
    try {
      return run()
    } finally {
      ;[this.repeated, this.published] = [repeated, published]
    }
  }

  /** Applies rules while a question is open, such as a change by a script. Their events are not repeated with its answer. */
  applyOutside(answerer: Answerer, run: () => void): void {
    const { published } = this
    this.answeringWith(answerer, run)
    this.published = published
  }

  /** Nothing is in progress, so the state alone describes the game. */
  private isAtRest(): boolean {
    return this.pending === null || (this.sinceRest.length === 0 && !mutatesFirst(this.state))
  }

  /** An independent game in the same position, at the same question. */
  fork(policy: SnapshotPolicy = this.policy): Game {
    if (this.isAtRest()) {
      const copy = this.at(forkState(this.state), policy)
      // A question of priority is plain data: the copy need not run the rules to find it.
      if (this.pending?.shape === 'act') copy.pending = this.pending
      return this.pending === null ? copy : copy.start()
    }
    if (this.rest !== null) return this.at(forkState(this.rest), policy).continueWith(this.sinceRest)
    const copy = this.at(forkState(this.initial), policy).start()
    copy.replay(this.answers)
    return copy
  }

  /** Continues from this rest with answers that are known to be legal. */
  private continueWith(records: readonly AnswerRecord[]): this {
    this.rest = forkState(this.state)
    this.answers.push(...records)
    this.sinceRest = [...records]
    if (this.runToAnswer()) this.playOn()
    return this
  }

  /** A game that begins in that state; its `answers` are those given from then on. */
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

  /** Repeats recorded answers; throws if one of them is not legal. */
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

  /** The game as plain data, at any decision, even in the middle of casting or resolving. */
  save(): GameSave {
    const { rest, since } = this.lastRest()
    return {
      format: 'spellwright-game',
      version: SAVE_VERSION,
      engine: ENGINE_VERSION,
      cards: cardsHash(this.cards, cardNamesIn(rest)),
      rest: stateToJson(forkState(rest)),
      since: [...since],
    }
  }

  /** The state at the last rest, which must not be changed, and the answers given since. */
  lastRest(): { readonly rest: GameState; readonly since: readonly AnswerRecord[] } {
    if (this.isAtRest()) return { rest: this.state, since: [] }
    if (this.rest === null) return { rest: this.initial, since: this.answers }
    return { rest: this.rest, since: this.sinceRest }
  }

  /** Loads a saved game; `cards` must contain every card in it. Throws if the game is not whole. */
  static load(save: GameSave, cards: CardSource, policy: SnapshotPolicy = 'everyRest'): Game {
    checkFormat(save)
    const state = stateFromJson(save.rest)
    const unknown = cardNamesIn(state).filter((name) => cards.tryGet(name) === undefined)
    if (unknown.length > 0) throw new UnknownCardError(unknown)
    const game = new Game({ state, cards, compiled: [], initial: forkState(state), policy })
    const [broken] = brokenInvariants(game)
    if (broken !== undefined) throw new SaveDamagedError(`This saved game is damaged: ${broken}.`)
    game.start()
    game.replay(save.since)
    return game
  }
}

const cardNamesIn = ({ definitions }: GameState): string[] =>
  definitions.flatMap((source) => (source.kind === 'card' ? [source.name] : []))

/** Does the next segment change the state before it asks? Then a snapshot must be taken before it begins. */
const mutatesFirst = ({ flow }: GameState): boolean => !PURE_SEGMENTS.has(flow.at)
const PURE_SEGMENTS: ReadonlySet<string> = new Set(['priority', 'mulligan', 'bottom', 'playOrDraw', 'over'])
