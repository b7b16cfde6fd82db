import { type Action, defaultAnswer, type Game, type ManaChoice, type PlayerId } from 'spellwright/play'

/** After this many other questions the payment is not looked for any further. */
const MOST_QUESTIONS = 12

/** The mana sources that the automatic payment of an action would use. */
export function plannedMana(game: Game, player: PlayerId, action: Action): readonly ManaChoice[] {
  if (game.decision?.shape !== 'act' || game.decision.player !== player) return []
  const trial = game.fork()
  if (!trial.submit(player, action).ok) return []
  for (let step = 0; step < MOST_QUESTIONS; step++) {
    const { decision } = trial
    if (decision === null || decision.player !== player || decision.shape === 'act') return []
    if (decision.shape === 'pay') return decision.plan?.uses ?? []
    if (!trial.submit(player, defaultAnswer(decision)).ok) return []
  }
  return []
}
