import {
  type Answer,
  askHandler,
  type Decision,
  defaultAnswer,
  type PlayerDecisionHandler,
  type SeatAccess,
  SHAPES,
} from '@spellwright/engine'

/** Told once for each thing that goes wrong with a bot from outside. */
export type Problems = (problem: string) => void

/** The same bot, but what it throws or answers illegally is told, and the default answer is given instead. */
export function guarded(bot: PlayerDecisionHandler, problems: Problems): PlayerDecisionHandler {
  const answer = async (decision: Decision, seat: SeatAccess): Promise<Answer> => {
    try {
      const given = await askHandler(bot, decision, seat)
      const reason = seat.refusal(given)
      if (reason === null) return given
      problems(`${bot.label} answered "${decision.text}" with ${short(given)}: ${reason}`)
    } catch (error) {
      problems(`${bot.label} failed at "${decision.text}": ${(error as Error).message}`)
    }
    return defaultAnswer(decision)
  }
  const ways = Object.fromEntries(SHAPES.map((shape) => [shape, answer]))
  return { label: bot.label, ...ways } as unknown as PlayerDecisionHandler
}

const short = (answer: unknown): string => {
  const text = JSON.stringify(answer) ?? String(answer)
  return text.length > 80 ? `${text.slice(0, 77)}…` : text
}
