import {
  type Answer,
  askHandler,
  type Decision,
  defaultAnswer,
  type PlayerDecisionHandler,
  type SeatAccess,
} from '@spellwright/engine'
import { asyncHandler } from './async-handler.ts'

/** Called with a sentence for each problem with a bot that the user brought. */
export type ReportProblem = (problem: string) => void

/** Wraps a bot so that its exceptions and illegal answers are reported and replaced with the default answer. */
export function guardBot(bot: PlayerDecisionHandler, reportProblem: ReportProblem): PlayerDecisionHandler {
  const answer = async (decision: Decision, seat: SeatAccess): Promise<Answer> => {
    try {
      const given = await askHandler(bot, decision, seat)
      const reason = seat.refusal(given)
      if (reason === null) return given
      reportProblem(`${bot.label} answered "${decision.text}" with ${shortText(given)}: ${reason}`)
    } catch (error) {
      reportProblem(`${bot.label} failed at "${decision.text}": ${(error as Error).message}`)
    }
    return defaultAnswer(decision)
  }
  return asyncHandler(bot.label, answer)
}

const shortText = (answer: unknown): string => {
  const text = JSON.stringify(answer) ?? String(answer)
  return text.length > 80 ? `${text.slice(0, 77)}…` : text
}
