import {
  type Answer,
  askHandler,
  type Decision,
  defaultAnswer,
  type PlayerDecisionHandler,
  type SeatAccess,
  uniformHandler,
} from '@spellwright/engine'
import { readAnswer, shortText } from '@spellwright/formats'
import { type BotContext, BotError, BotForfeit, messageOf } from './bot-context.ts'

/** After this many late answers a bot is not asked any more in that game. */
const MAX_LATE_ANSWERS = 3
/** A bot that cancels the same payment this often in a row gets the default answer from then on. */
const MAX_CANCELS = 10

/**
 * Wraps a bot that the user brought: exceptions, late answers and illegal answers are reported and replaced with the
 * default answer, and a bot that has used up its time for the game forfeits it.
 */
export function guardBot(bot: PlayerDecisionHandler, label: string, context: BotContext): PlayerDecisionHandler {
  const guard = new BotGuard(bot, label, context)
  return uniformHandler(label, (decision, seat) => guard.answer(decision, seat))
}

class BotGuard {
  private readonly bot: PlayerDecisionHandler
  private readonly label: string
  private readonly context: BotContext
  private hasAnswered = false
  private isOut = false
  private milliseconds = 0
  private lateAnswers = 0
  private cancelled = ''
  private cancels = 0

  constructor(bot: PlayerDecisionHandler, label: string, context: BotContext) {
    this.bot = bot
    this.label = label
    this.context = context
  }

  async answer(decision: Decision, seat: SeatAccess): Promise<Answer> {
    if (this.isOut) return defaultAnswer(decision)
    this.checkGameClock()
    try {
      const given = await this.timed(() => askHandler(this.bot, decision, seat))
      const read = readAnswer(decision.shape, given)
      const reason = read.ok ? (seat.refusal(read.answer) ?? this.whyStuck(decision, read.answer)) : read.problem
      if (read.ok && reason === null) return read.answer
      this.report(
        `answered "${decision.text}" with ${shortText(given)}, which was refused: ${reason?.replace(/\.$/, '')}`,
      )
    } catch (error) {
      this.onError(error, decision)
    }
    return defaultAnswer(decision)
  }

  private report(problem: string): void {
    this.context.reportProblem(`${this.label} ${problem}; the default answer was given`)
  }

  private onError(error: unknown, decision: Decision): void {
    const verb = error instanceof BotError ? '' : 'failed: '
    this.report(`${verb}${messageOf(error)} (asked: "${decision.text}")`)
    if (!(error instanceof BotError)) return
    if (error.kind === 'late') this.lateAnswers++
    this.isOut = error.kind === 'ended' || this.lateAnswers >= MAX_LATE_ANSWERS
    if (this.isOut) this.context.reportProblem(`${this.label} is not asked any more in this game`)
  }

  /** A payment that is cancelled again and again would keep the game where it is. */
  private whyStuck(decision: Decision, answer: Answer): string | null {
    if (decision.shape !== 'pay') return null
    const isCancel = typeof answer === 'object' && 'kind' in answer && answer.kind === 'cancel'
    this.cancels = isCancel && this.cancelled === decision.text ? this.cancels + 1 : 0
    this.cancelled = isCancel ? decision.text : ''
    return this.cancels >= MAX_CANCELS ? 'the same payment was cancelled again and again.' : null
  }

  /** Runs the bot's own code, and measures how long it takes. */
  private async timed(ask: () => unknown): Promise<unknown> {
    const { limits, onRun } = this.context
    const limit = limits.answerMilliseconds + (this.hasAnswered ? 0 : limits.startMilliseconds)
    const start = performance.now()
    onRun?.(limit)
    try {
      return await within(limit, limits.answerMilliseconds, ask())
    } finally {
      onRun?.(null)
      this.hasAnswered = true
      this.milliseconds += performance.now() - start
    }
  }

  private checkGameClock(): void {
    const { limits, side } = this.context
    if (this.milliseconds > limits.gameMilliseconds)
      throw new BotForfeit(side, `${this.label} used up its ${limits.gameMilliseconds} ms for the game`)
  }
}

const isThenable = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value

/** Waits for the answer, but no longer than the limit. */
async function within(limit: number, shown: number, answer: unknown): Promise<unknown> {
  if (!isThenable(answer)) return answer
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new BotError('late', `did not answer within ${shown} ms`)), limit)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
