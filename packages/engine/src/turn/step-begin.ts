import type { Step } from '@spellwright/dsl'
import { discardCards } from '../atoms/discard.ts'
import { draw } from '../atoms/draw.ts'
import { healPhasedOut } from '../atoms/phase.ts'
import { beginCombat, declareAttackers } from '../combat/attack.ts'
import { declareBlockers } from '../combat/block.ts'
import { combatDamage, needsFirstStrikeStep } from '../combat/damage.ts'
import { askObjects } from '../decision/ask.ts'
import { makeEvent } from '../events/event.ts'
import { putLoreCounters } from '../frames/saga.ts'
import type { Game } from '../game/game.ts'
import { mustGet } from '../query/lookup.ts'
import { playerRules } from '../query/rules.ts'
import type { PlayerId } from '../state/ids.ts'
import type { Flow } from '../state/state.ts'
import { updatePriority, updateStatus, updateTurn } from '../state/update.ts'
import { emit } from '../triggers/collect.ts'
import { endDurations, endOfTurnEffects } from './durations.ts'
import { CHECKS, CLEANUP_CHECKS, STEP_END } from './flow.ts'
import { phaseOf, type TurnBasedAction } from './phases.ts'
import { skips } from './skip.ts'
import { untapStep } from './untap-step.ts'

/** Begins a step with its turn-based action, unless it is skipped. */
export function stepBegin(game: Game): void {
  const { step, active } = game.state.turn
  if (isIdle(game, step)) game.state.flow = STEP_END
  else if (step === 'beginCombat' && skips(game, active, 'combat')) skipCombat(game)
  else if (skips(game, active, step)) game.state.flow = STEP_END
  else {
    enterStep(game, step, active)
    turnBasedAction(game, step, active)
    game.state.flow = afterBeginning(step)
  }
}

function skipCombat(game: Game): void {
  const { ahead } = game.state.turn
  const after = ahead.findIndex((next) => phaseOf(next).phase !== 'combat')
  updateTurn(game, { ahead: ahead.slice(Math.max(0, after)) })
  game.state.flow = STEP_END
}

function enterStep(game: Game, step: Step, active: PlayerId): void {
  updatePriority(game, active, 0)
  if (step === 'end') endDurations(game, 'endStep')
  if (step !== 'cleanup') emit(game, [makeEvent('stepBegan', { player: active, detail: step })])
}

function afterBeginning(step: Step): Flow {
  if (phaseOf(step).grantsPriority) return CHECKS
  return step === 'cleanup' ? CLEANUP_CHECKS : STEP_END
}

/** Does the step not take place? No attackers (CR 508.8), no first strike, the first draw step (CR 103.8a). */
function isIdle(game: Game, step: Step): boolean {
  const { combat, turn } = game.state
  if (step === 'draw') return turn.number === 1 && turn.active === turn.startingPlayer
  // CR 508.8: only if nothing was declared as an attacker or put onto the battlefield attacking.
  const isPeaceful = !combat || (combat.declaredAttackers.length === 0 && !combat.enteredAttacking)
  if (step === 'declareBlockers' || step === 'combatDamage') return isPeaceful
  return step === 'firstStrikeDamage' && (isPeaceful || !needsFirstStrikeStep(game))
}

/** CR 703.4: what each step begins with. */
const TURN_BASED_ACTIONS: { readonly [A in TurnBasedAction]: (game: Game, active: PlayerId) => void } = {
  untap: untapStep,
  draw: (game, active) => draw(game, active, 1),
  lore: putLoreCounters,
  beginCombat: (game) => {
    updateTurn(game, { combats: game.state.turn.combats + 1 })
    beginCombat(game)
  },
  declareAttackers,
  declareBlockers,
  firstStrikeDamage: (game) => combatDamage(game, 'first'),
  combatDamage: (game) => combatDamage(game, 'second'),
  endCombat: () => {},
  cleanup,
}

function turnBasedAction(game: Game, step: Step, active: PlayerId): void {
  const { turnBasedAction: action } = phaseOf(step)
  if (action !== null) TURN_BASED_ACTIONS[action](game, active)
}

/** CR 514.1–2 */
function cleanup(game: Game, active: PlayerId): void {
  emit(game, [makeEvent('stepBegan', { player: active, detail: 'cleanup' })])
  const excess = game.state.hand[active].length - maximumHandSize(game, active)
  if (excess > 0) discardExcess(game, active, excess)
  endTurn(game)
}

/** CR 514.1: discard down to maximum hand size. */
function discardExcess(game: Game, active: PlayerId, count: number): void {
  const hand = [...game.state.hand[active]]
  const text = `Discard ${count === 1 ? 'a card' : `${count} cards`} down to your maximum hand size.`
  const chosen = askObjects(game, { player: active, purpose: 'discardToHandSize', text }, hand, count, count)
  discardCards(game, active, chosen)
}

/** CR 514.2: damage wears off, and what lasts until end of turn ends. */
function endTurn(game: Game): void {
  for (const id of game.state.battlefield) {
    const object = mustGet(game, id)
    if (object.damage > 0 || object.deathtouched) updateStatus(game, id, { damage: 0, deathtouched: false })
  }
  healPhasedOut(game)
  endOfTurnEffects(game)
}

const NO_MAXIMUM = Number.MAX_SAFE_INTEGER

export function maximumHandSize(game: Game, player: PlayerId): number {
  // CR 613.11: in the order of their timestamps.
  let size = 7
  for (const { rule } of playerRules(game, 'maximumHandSize', player))
    size = rule.by !== undefined ? Math.max(0, size + rule.by) : rule.size === 'none' ? NO_MAXIMUM : rule.size
  return size > NO_MAXIMUM / 2 ? NO_MAXIMUM : size
}
