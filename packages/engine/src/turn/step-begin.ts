import type { Step } from '@spellwright/dsl'
import { discardCards } from '../atoms/discard.ts'
import { canDrawAtOnce, draw, drawAtOnce } from '../atoms/draw.ts'
import { changePhases, healPhasedOut } from '../atoms/phase.ts'
import { untap } from '../atoms/tap.ts'
import { beginCombat, declareAttackers } from '../combat/attack.ts'
import { declareBlockers } from '../combat/block.ts'
import { combatDamage, needsFirstStrikeStep } from '../combat/damage.ts'
import { characteristics } from '../continuous/read.ts'
import { askObjects, type Procedure } from '../decision/decision.ts'
import { playerEvent } from '../events/event.ts'
import { putLoreCounters } from '../frames/saga.ts'
import type { Game } from '../game/game.ts'
import { playersOf } from '../query/refs.ts'
import { isAffected, playerRules, rulesOfKind } from '../query/rules.ts'
import { NO_OBJECT, type ObjectId, type PlayerId } from '../state/ids.ts'
import type { Flow } from '../state/state.ts'
import { setPriority, updateStatus, updateTurn } from '../state/update.ts'
import { emit } from '../triggers/collect.ts'
import { checkDaytime } from './daytime.ts'
import { endDurations, endOfTurnEffects } from './durations.ts'
import { CHECKS, CLEANUP_CHECKS, STEP_END } from './flow.ts'
import { phaseOf } from './phases.ts'
import { maySkip, skips } from './skip.ts'

/** A step begins: its turn-based action. Null: that was done at once. */
export function stepBegin(game: Game): Procedure | null {
  const { step, active } = game.state.turn
  if (isIdle(game, step)) {
    game.state.flow = STEP_END
    return null
  }
  if (maySkip(game, active, step) || (step === 'beginCombat' && maySkip(game, active, 'combat')))
    return beginUnlessSkipped(game, step, active)
  return begin(game, step, active)
}

function* beginUnlessSkipped(game: Game, step: Step, active: PlayerId): Procedure {
  if (step === 'beginCombat' && (yield* skips(game, active, 'combat'))) {
    const after = game.state.turn.ahead.findIndex((next) => phaseOf(next).phase !== 'combat')
    updateTurn(game, { ahead: game.state.turn.ahead.slice(Math.max(0, after)) })
    game.state.flow = STEP_END
  } else if (yield* skips(game, active, step)) game.state.flow = STEP_END
  else {
    const action = begin(game, step, active)
    if (action !== null) yield* action
  }
}

function begin(game: Game, step: Step, active: PlayerId): Procedure | null {
  enterStep(game, step, active)
  const action = turnBasedAction(game, step, active)
  if (action !== null) return finish(game, step, action)
  game.state.flow = afterBeginning(step)
  return null
}

function* finish(game: Game, step: Step, action: Procedure<unknown>): Procedure {
  yield* action
  game.state.flow = afterBeginning(step)
}

function enterStep(game: Game, step: Step, active: PlayerId): void {
  setPriority(game, active, 0)
  if (step === 'end') endDurations(game, 'endStep')
  if (step !== 'cleanup') emit(game, [playerEvent('stepBegan', active, 0, step)])
}

function afterBeginning(step: Step): Flow {
  if (phaseOf(step).grantsPriority) return CHECKS
  return step === 'cleanup' ? CLEANUP_CHECKS : STEP_END
}

/** Steps that do not take place: no attackers (CR 508.8), no first strike, the first draw step (CR 103.8a). */
function isIdle(game: Game, step: Step): boolean {
  const { combat, turn } = game.state
  if (step === 'draw') return turn.number === 1 && turn.active === turn.startingPlayer
  // CR 508.8: only where nothing was declared or put onto the battlefield attacking; attackers may have left since.
  const nobody = !combat || (combat.declaredAttackers.length === 0 && !combat.enteredAttacking)
  if (step === 'declareBlockers' || step === 'combatDamage') return nobody
  return step === 'firstStrikeDamage' && (nobody || !needsFirstStrikeStep(game))
}

/** Null: it was done at once, and nobody was asked anything. */
function turnBasedAction(game: Game, step: Step, active: PlayerId): Procedure<unknown> | null {
  switch (phaseOf(step).turnBasedAction) {
    case 'untap':
      untapStep(game, active)
      return null
    case 'draw':
      if (!canDrawAtOnce(game)) return draw(game, active, 1, NO_OBJECT, 'draw')
      drawAtOnce(game, active, NO_OBJECT, 'draw')
      return null
    case 'lore':
      return game.hasSagas ? putLoreCounters(game, active) : null
    case 'beginCombat':
      updateTurn(game, { combats: game.state.turn.combats + 1 })
      beginCombat(game)
      return null
    case 'declareAttackers':
      return declareAttackers(game)
    case 'declareBlockers':
      return declareBlockers(game)
    case 'firstStrikeDamage':
      return combatDamage(game, 'first')
    case 'combatDamage':
      return combatDamage(game, 'second')
    case 'cleanup':
      return cleanup(game, active)
    case 'endCombat':
    case null:
      return null
  }
}

/** CR 502.1–3: permanents phase in and out, day and night are checked, then the active player's permanents untap, except where an effect says otherwise. */
function untapStep(game: Game, active: PlayerId): void {
  changePhases(game, active)
  checkDaytime(game)
  for (const id of game.state.battlefield) {
    const object = game.state.objects[id]!
    if (!object.tapped || characteristics(game, id).controller !== active || staysTapped(game, id, active)) continue
    untap(game, id)
  }
  endDurations(game, 'afterUntap')
}

function staysTapped(game: Game, id: ObjectId, active: PlayerId): boolean {
  return rulesOfKind(game, 'doesntUntap').some(({ rule, ctx }) => {
    if (rule.during !== undefined && !playersOf(game, ctx, rule.during).includes(active)) return false
    return isAffected(game, ctx, rule.what, id)
  })
}

/** CR 514.1–2 */
function cleanup(game: Game, active: PlayerId): Procedure | null {
  emit(game, [playerEvent('stepBegan', active, 0, 'cleanup')])
  const excess = game.state.hand[active].length - maximumHandSize(game, active)
  if (excess > 0) return discardExcess(game, active, excess)
  endTurn(game)
  return null
}

/** CR 514.1: discard down to maximum hand size. */
function* discardExcess(game: Game, active: PlayerId, count: number): Procedure {
  const hand = [...game.state.hand[active]]
  const text = `Discard ${count === 1 ? 'a card' : `${count} cards`} down to your maximum hand size.`
  const chosen = yield* askObjects({ player: active, purpose: 'discardToHandSize', text }, hand, count, count)
  yield* discardCards(game, active, chosen as ObjectId[])
  endTurn(game)
}

/** CR 514.2: damage wears off, and what lasts until end of turn ends. */
function endTurn(game: Game): void {
  for (const id of game.state.battlefield) {
    const object = game.state.objects[id]!
    if (object.damage > 0 || object.deathtouched) updateStatus(game, id, { damage: 0, deathtouched: false })
  }
  healPhasedOut(game)
  endOfTurnEffects(game)
}

export function maximumHandSize(game: Game, player: PlayerId): number {
  const rules = playerRules(game, 'maximumHandSize', player)
  if (rules.some(({ rule }) => rule.size === 'none')) return Number.MAX_SAFE_INTEGER
  const last = rules[rules.length - 1]
  return typeof last?.rule.size === 'number' ? last.rule.size : 7
}
