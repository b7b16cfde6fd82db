import type { Game } from '../game/game.ts'
import type { PlayerId } from '../state/ids.ts'
import type { GameResult } from '../state/state.ts'
import type { Answer, Decision } from './decision.ts'
import { askHandler, type PlayerDecisionHandler, type SeatAccess, type SyncDecisionHandler } from './handler.ts'
import { seatOf } from './seat.ts'

/** An illegal answer, and who gave it to which question. */
export interface Refusal {
  readonly handler: string
  readonly player: PlayerId
  readonly decision: Decision
  readonly answer: Answer
  readonly reason: string
  /** How often this question has been answered illegally, this time included. */
  readonly times: number
}

/** Functions that are called while a game is played. */
export interface PlayHooks {
  /** Called before each question is asked. */
  readonly onDecision?: (decision: Decision, game: Game) => void
  /** Called when an answer was refused: ask the handler again, or fail (the default). */
  readonly onRefused?: (refusal: Refusal) => 'askAgain' | 'fail'
}

/** The parts of an `AbortSignal` that are needed. */
export interface StopSignal {
  readonly aborted: boolean
  addEventListener(type: 'abort', listener: () => void): void
  removeEventListener(type: 'abort', listener: () => void): void
}

/** How to play a game: hooks, and a signal that stops it. */
export interface PlayOptions extends PlayHooks {
  /** Stops waiting for answers; the game stays where it is. */
  readonly signal?: StopSignal
}

/** A handler gave an answer that is not legal; `refusal` says which and why. */
export class IllegalAnswerError extends Error {
  override name = 'IllegalAnswerError'
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    const { handler, player, decision, answer, reason } = refusal
    super(
      `${handler} (player ${player}) answered "${decision.text}" [${decision.shape}: ${decision.purpose}] ` +
        `with ${JSON.stringify(answer)}, which was refused: ${reason}`,
    )
    this.refusal = refusal
  }
}

/** A handler answered `playGameSync` with a promise; `playGame` waits for those. */
export class NotSyncError extends Error {
  override name = 'NotSyncError'
}

type Seats = readonly [SeatAccess, SeatAccess]
const seatsOf = (game: Game): Seats => [seatOf(game, 0), seatOf(game, 1)]

/** Throws, unless the hook says to ask again. */
function refuse(
  handler: string,
  decision: Decision,
  answer: Answer,
  reason: string,
  times: number,
  hooks: PlayHooks,
): void {
  const refusal: Refusal = { handler, player: decision.player, decision, answer, reason, times }
  if (hooks.onRefused?.(refusal) !== 'askAgain') throw new IllegalAnswerError(refusal)
}

const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function'

/** Plays to the end with handlers that answer immediately. */
export function playGameSync(
  game: Game,
  handlers: readonly [SyncDecisionHandler, SyncDecisionHandler],
  hooks: PlayHooks = {},
): GameResult {
  const seats = seatsOf(game)
  game.playWith((decision) => {
    const { player } = decision
    const handler = handlers[player]
    hooks.onDecision?.(decision, game)
    for (let times = 1; ; times++) {
      const answer = askHandler(handler, decision, seats[player])
      if (isPromise(answer)) throw new NotSyncError(`${handler.label} answers later; use playGame for it.`)
      const reason = game.refusal(player, answer)
      if (reason === null) return answer
      refuse(handler.label, decision, answer, reason, times, hooks)
    }
  })
  return resultOf(game)
}

/** Plays to the end, waiting for answers. Returns null if `signal` stopped it before the end. */
export async function playGame(
  game: Game,
  handlers: readonly [PlayerDecisionHandler, PlayerDecisionHandler],
  options: PlayOptions = {},
): Promise<GameResult | null> {
  const seats = seatsOf(game)
  let times = 1
  for (let decision = game.decision; decision !== null; decision = game.decision) {
    if (options.signal?.aborted) return null
    const { player } = decision
    if (times === 1) options.onDecision?.(decision, game)
    const answer = await answerTo(game, decision, handlers[player], seats[player], options.signal)
    if (answer === STOPPED) return game.state.result
    // A player conceded while this answer was awaited.
    if (answer === LATE) continue
    const done = game.submit(player, answer)
    if (!done.ok) refuse(handlers[player].label, decision, answer, done.reason, times, options)
    times = done.ok ? 1 : times + 1
  }
  return resultOf(game)
}

function resultOf(game: Game): GameResult {
  const { result } = game.state
  if (result === null) throw new Error('The game asks nothing and is not over: was it started?')
  return result
}

const STOPPED = Symbol('stopped')
const LATE = Symbol('late')

/** The handler's answer, unless the question is no longer open by then. */
async function answerTo(
  game: Game,
  decision: Decision,
  handler: PlayerDecisionHandler,
  seat: SeatAccess,
  signal: StopSignal | undefined,
): Promise<Answer | typeof STOPPED | typeof LATE> {
  try {
    const answer = await untilStopped(askHandler(handler, decision, seat), signal)
    return answer === STOPPED || game.decision === decision ? answer : LATE
  } catch (error) {
    if (game.decision === decision) throw error
    return LATE
  }
}

async function untilStopped(
  answer: Answer | Promise<Answer>,
  signal: StopSignal | undefined,
): Promise<Answer | typeof STOPPED> {
  if (!signal || !isPromise(answer)) return answer
  let stop = (): void => {}
  const stopped = new Promise<typeof STOPPED>((resolve) => {
    stop = () => resolve(STOPPED)
    signal.addEventListener('abort', stop)
  })
  try {
    return await Promise.race([answer, stopped])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
