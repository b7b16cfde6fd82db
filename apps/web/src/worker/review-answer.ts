import { type Action, describeAnswer, type Game, type GivenAnswer, reviewDecision, seatOf } from 'spellwright/play'
import type { ReplayReview } from './messages.ts'

/** Lines of play for one decision: as many as the strongest bot follows, in a time that one can wait for. */
const LINES = 64
/** A smaller difference is not worth a word. */
const SMALLEST_FALL = 0.03

/** The shapes of decision that bots think about; there was a choice, and it was made by hand. */
export function isWorthReviewing({ decision }: Game, { answer, player, auto, concede }: GivenAnswer): boolean {
  if (decision === null || decision.player !== player || concede === true) return false
  if (decision.shape !== 'act') return decision.shape === 'attack' || decision.shape === 'block' || isChoice(decision)
  const { kind } = answer as Action
  return kind !== 'activateMana' && !(kind === 'pass' && auto === true)
}

const isChoice = (decision: NonNullable<Game['decision']>): boolean =>
  decision.shape === 'objects' || decision.shape === 'options'

/** What that answer was worth, from the seat that gave it; null where there is nothing to say. */
export function reviewAnswer(game: Game, { answer, player }: GivenAnswer, at: number): ReplayReview | null {
  const { decision } = game
  if (decision === null || decision.player !== player) return null
  const review = reviewDecision(decision, seatOf(game, player), answer, { seed: `review ${at}`, lines: LINES })
  if (review === null) return null
  const { chance, better } = review
  const given = describeAnswer(game, decision, answer)
  const isWorthIt = better !== null && better.chance - chance >= SMALLEST_FALL
  return {
    at,
    given,
    chance,
    better: isWorthIt ? { text: describeAnswer(game, decision, better.answer), chance: better.chance } : null,
  }
}
