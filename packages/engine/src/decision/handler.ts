import type { AbilityInstance } from '../continuous/characteristics.ts'
import type { Game } from '../game/game.ts'
import type { Beliefs } from '../query/viewpoint.ts'
import type { CacheOwner } from '../state/cache-slot.ts'
import type { CardSource } from '../state/definitions.ts'
import type { ObjectId, PlayerId } from '../state/ids.ts'
import type { Random } from '../state/rng.ts'
import type { GameOptions } from '../state/state.ts'
import type { CardDataReader } from '../view/card-data-reader.ts'
import type { GameView } from '../view/types.ts'
import type { Action } from './action.ts'
import { type Answer, type Answers, type Decision, type DecisionOf, SHAPES, type Shape } from './decision.ts'

/** What a handler may use: everything a player in that seat can know, but not the game itself. */
export interface SeatAccess extends CacheOwner {
  readonly player: PlayerId
  readonly options: GameOptions
  /** Card data by name, which is public. */
  readonly cards: CardSource
  /** The game as this player sees it now; its parts are computed on demand. */
  view(): GameView
  /** A number that changes as soon as anything the player sees may have changed. */
  viewVersion(): number
  /** The abilities an object has now, as data; none if the player may not know what it is. */
  abilitiesOf(object: ObjectId): readonly AbilityInstance[]
  /** Card data as this player reads it: does an object fit, how many are there, does a condition hold? */
  reader(beliefs: Beliefs): CardDataReader
  /** Could that creature block that one (CR 509.1b)? Also works before anything attacks. */
  couldBlock(blocker: ObjectId, attacker: ObjectId): boolean
  /** What the player may do now, `pass` first; empty unless they have priority. */
  legalActions(): readonly Action[]
  /** Why that answer to the open question would be refused, or null. */
  refusal(answer: Answer): string | null
  /** Legal answers to the open question, at most `limit`. */
  enumerate(limit: number): readonly Answer[]
  /** A random legal answer to the open question. */
  sample(random: Random): Answer
  /** A game that could be this one as far as the player knows, for simulation. */
  determinize(random: Random): Game
}

type AnswerTo<S extends Shape, Sync extends boolean> = Sync extends true ? Answers[S] : Answers[S] | Promise<Answers[S]>

type Ways<Sync extends boolean> = {
  [S in Shape]: (decision: DecisionOf<S>, seat: SeatAccess) => AnswerTo<S, Sync>
}

/**
 * The one interface through which players answer (SPEC S8.1): one method for each shape, so that a new shape does not
 * compile until every handler has it (S8.4). People, scripts and sockets may answer later; bots answer immediately.
 */
export interface PlayerDecisionHandler extends Ways<false> {
  /** The name used in error messages. */
  readonly label: string
}

/** A handler that answers immediately, as simulations need it. */
export interface SyncDecisionHandler extends Ways<true> {
  readonly label: string
}

/** A handler that answers decisions of all shapes in the same way. */
export abstract class UniformHandler<Sync extends boolean> implements Ways<Sync> {
  abstract readonly label: string
  protected abstract answer<S extends Shape>(decision: DecisionOf<S>, seat: SeatAccess): AnswerTo<S, Sync>

  private way<S extends Shape>(): (decision: DecisionOf<S>, seat: SeatAccess) => AnswerTo<S, Sync> {
    return (decision, seat) => this.answer<S>(decision, seat)
  }

  readonly act = this.way<'act'>()
  readonly objects = this.way<'objects'>()
  readonly options = this.way<'options'>()
  readonly number = this.way<'number'>()
  readonly name = this.way<'name'>()
  readonly order = this.way<'order'>()
  readonly arrange = this.way<'arrange'>()
  readonly piles = this.way<'piles'>()
  readonly divide = this.way<'divide'>()
  readonly pay = this.way<'pay'>()
  readonly attack = this.way<'attack'>()
  readonly block = this.way<'block'>()
  readonly sideboard = this.way<'sideboard'>()
}

/** A handler that answers all decisions with one function: random, default, remote. The function may be asynchronous. */
export function uniformHandler(
  label: string,
  answer: (decision: Decision, seat: SeatAccess) => Answer,
): SyncDecisionHandler
export function uniformHandler(
  label: string,
  answer: (decision: Decision, seat: SeatAccess) => Promise<Answer>,
): PlayerDecisionHandler
export function uniformHandler(
  label: string,
  answer: (decision: Decision, seat: SeatAccess) => Answer | Promise<Answer>,
): PlayerDecisionHandler {
  const ways = Object.fromEntries(SHAPES.map((shape) => [shape, answer])) as unknown as Ways<false>
  return { label, ...ways }
}

/** Passes the question to the handler's method for its shape. */
export function askHandler(handler: SyncDecisionHandler, decision: Decision, seat: SeatAccess): Answer
export function askHandler(
  handler: PlayerDecisionHandler,
  decision: Decision,
  seat: SeatAccess,
): Answer | Promise<Answer>
export function askHandler(
  handler: PlayerDecisionHandler,
  decision: Decision,
  seat: SeatAccess,
): Answer | Promise<Answer> {
  // The method for the shape takes this decision, which the compiler cannot see through the union.
  return handler[decision.shape](decision as never, seat)
}

/** Gives random legal answers: a baseline for bots, and the player of the fuzzer. */
export const randomHandler = (random: Random, label = 'random'): SyncDecisionHandler =>
  uniformHandler(label, (_, seat) => seat.sample(random))
