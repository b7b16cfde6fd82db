import {
  type Answer,
  createRandom,
  defaultAnswer,
  determinize,
  type Game,
  type ObjectId,
  type PlayerId,
} from 'spellwright/play'
import type { Viewer } from './move-tracker.ts'

/** What comes of a combat if both players do nothing else. */
export interface CombatForecast {
  /** The life totals now and then. */
  readonly before: readonly [number, number]
  readonly after: readonly [number, number]
  /** The permanents that are gone then. */
  readonly dies: readonly ObjectId[]
}

/** A combat with many triggers is not looked at to its end. */
const MOST_QUESTIONS = 80
const COMBAT = new Set(['beginCombat', 'declareAttackers', 'declareBlockers', 'firstStrikeDamage', 'combatDamage'])

const lifeOf = ({ state: { players } }: Game): readonly [number, number] => [players[0].life, players[1].life]

/** A game that could be this one as far as the viewer knows: what is hidden, and what chance will bring, is not foretold. */
function guess(game: Game, viewer: Viewer): Game {
  const random = createRandom('combat forecast')
  const seats: readonly PlayerId[] = viewer === 'spectator' ? [0, 1] : [viewer]
  return seats.reduce((copy, seat) => determinize(copy, seat, random), game)
}

/**
 * Plays the combat to its end in a copy of the game as the viewer knows it: first with that answer, if there is one, and
 * then without responses.
 */
export function combatForecast(game: Game, viewer: Viewer, answer: Answer | null = null): CombatForecast | null {
  const { decision } = game
  const isDeclaring = decision?.shape === 'attack' || decision?.shape === 'block'
  if (game.isOver || !COMBAT.has(game.state.turn.step)) return null
  if (!isDeclaring && (game.state.combat?.attackers.length ?? 0) === 0) return null
  const trial = guess(game, viewer)
  if (decision && isDeclaring && answer !== null && !trial.submit(decision.player, answer).ok) return null
  const { number } = trial.state.turn
  for (let left = MOST_QUESTIONS; left > 0; left--) {
    const { turn } = trial.state
    if (!trial.decision || turn.number !== number || !COMBAT.has(turn.step)) break
    if (!trial.submit(trial.decision.player, defaultAnswer(trial.decision)).ok) return null
  }
  const dies = game.state.battlefield.filter((id) => !trial.state.battlefield.includes(id))
  return { before: lifeOf(game), after: lifeOf(trial), dies }
}
