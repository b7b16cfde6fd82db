import type { Step } from '@spellwright/dsl'
import { performAction } from '../actions/perform.ts'
import { discardCards } from '../atoms/discard.ts'
import { draw } from '../atoms/draw.ts'
import { endGame } from '../atoms/lose.ts'
import { changePhases, healPhasedOut } from '../atoms/phase.ts'
import { untap } from '../atoms/tap.ts'
import { lastingActivations } from '../casting/can-activate.ts'
import { beginCombat, declareAttackers, endCombat } from '../combat/attack.ts'
import { declareBlockers } from '../combat/block.ts'
import { combatDamage, needsFirstStrikeStep } from '../combat/damage.ts'
import { characteristics } from '../continuous/read.ts'
import type { Action } from '../decision/action.ts'
import { ask, askObjects, type Procedure } from '../decision/decision.ts'
import { makeEvent, playerEvent } from '../events/event.ts'
import { putLoreCounters } from '../frames/saga.ts'
import type { Game } from '../game/game.ts'
import { emptied } from '../mana/pool.ts'
import { playersOf } from '../query/refs.ts'
import { isAffected, playerRules, rulesOfKind } from '../query/rules.ts'
import { replaceEvent } from '../replacement/apply.ts'
import { stateBasedActions } from '../sba/check.ts'
import { syncControl } from '../sba/control.ts'
import { bottomSegment, dealHands, mulliganSegment, openingHandSegment, playOrDrawSegment } from '../setup/opening.ts'
import { resolveTop } from '../stack/resolve.ts'
import { NO_OBJECT, type ObjectId, otherPlayer, PLAYERS, type PlayerId } from '../state/ids.ts'
import { setPool, setPriority, updatePlayer, updateStatus, updateTurn } from '../state/update.ts'
import { collectStateTriggers, emit } from '../triggers/collect.ts'
import { putTriggersOnStack } from '../triggers/put-on-stack.ts'
import { checkDaytime } from './daytime.ts'
import { endDurations, endOfTurnEffects, forgetOldRecords } from './durations.ts'
import { isMandatoryLoop, noteAction, resetLoop } from './loops.ts'
import { phaseOf, STEPS_AFTER_UNTAP } from './phases.ts'

/** The procedure for where the game stands; each ends by saying where it stands next. */
export function segment(game: Game): Procedure {
  const { flow } = game.state
  switch (flow.at) {
    case 'playOrDraw':
      return playOrDrawSegment(game)
    case 'deal':
      return dealHands(game)
    case 'mulligan':
      return mulliganSegment(game, flow)
    case 'bottom':
      return bottomSegment(game, flow)
    case 'openingHand':
      return openingHandSegment(game, flow.player)
    case 'turnBegin':
      return turnBegin(game)
    case 'stepBegin':
      return stepBegin(game)
    case 'checks':
      return checks(game)
    case 'priority':
      return priority(game)
    case 'resolve':
      return resolve(game)
    case 'stepEnd':
      return stepEnd(game)
    case 'cleanupChecks':
      return cleanupChecks(game)
    case 'over':
      return nothing()
  }
}

function* nothing(): Procedure {}

/** CR 500.5–500.11: the next turn, or an extra one; skipped turns do not begin. */
function* turnBegin(game: Game): Procedure {
  const { turn } = game.state
  if (turn.number >= game.state.options.maxTurns) return endUnfinished(game, 'turns')
  const [extra, ...later] = turn.extraTurns
  const active = extra ?? (turn.number === 0 ? turn.startingPlayer : otherPlayer(turn.regular))
  const regular = extra === undefined ? active : turn.regular
  if (yield* skips(game, active, 'turn')) {
    updateTurn(game, { active, regular, extraTurns: later })
    return
  }
  const player = game.state.players[active]
  updateTurn(game, {
    number: turn.number + 1,
    active,
    regular,
    step: 'untap',
    ahead: STEPS_AFTER_UNTAP,
    extraTurns: extra === undefined ? turn.extraTurns : later,
    passes: 0,
    priority: active,
    combats: 0,
    cleanupPriority: false,
  })
  for (const p of PLAYERS) if (game.state.players[p].landsPlayed > 0) updatePlayer(game, p, { landsPlayed: 0 })
  updatePlayer(game, active, { turnsTaken: player.turnsTaken + 1, latestTurn: game.state.turn.number })
  game.state.history = { thisTurn: [], lastTurn: game.state.history.thisTurn }
  game.state.activations = lastingActivations(game.state.activations)
  forgetOldRecords(game)
  endDurations(game, 'turnBegin')
  emit(game, [playerEvent('turnBegan', active, game.state.turn.number, '')])
  game.state.flow = { at: 'stepBegin' }
}

/** A game that does not end by itself is unfinished, counted apart (SPEC S13.12). */
function endUnfinished(game: Game, what: string): void {
  endGame(game, null, `unfinished: too many ${what}`)
}

/** CR 614.10: steps, phases and turns that effects skip. */
function* skips(game: Game, player: PlayerId, what: Step | 'combat' | 'turn'): Procedure<boolean> {
  const { skips: scheduled } = game.state.players[player]
  const at = scheduled.indexOf(what)
  let skipped = false
  if (at >= 0) {
    updatePlayer(game, player, { skips: [...scheduled.slice(0, at), ...scheduled.slice(at + 1)] })
    skipped = true
  } else skipped = (yield* replaceEvent(game, { kind: 'skip', player, what })) === null
  if (skipped) emit(game, [makeEvent('stepSkipped', { player, detail: what })])
  return skipped
}

function* stepBegin(game: Game): Procedure {
  const { step, active } = game.state.turn
  if (isIdle(game, step)) {
    game.state.flow = { at: 'stepEnd' }
    return
  }
  if (step === 'beginCombat' && (yield* skips(game, active, 'combat'))) {
    const after = game.state.turn.ahead.findIndex((next) => phaseOf(next).phase !== 'combat')
    updateTurn(game, { ahead: game.state.turn.ahead.slice(Math.max(0, after)) })
    game.state.flow = { at: 'stepEnd' }
    return
  }
  if (yield* skips(game, active, step)) {
    game.state.flow = { at: 'stepEnd' }
    return
  }
  setPriority(game, active, 0)
  if (step === 'end') endDurations(game, 'endStep')
  if (step !== 'cleanup') emit(game, [playerEvent('stepBegan', active, 0, step)])
  yield* turnBasedAction(game, step, active)
  game.state.flow = phaseOf(step).grantsPriority
    ? { at: 'checks' }
    : step === 'cleanup'
      ? { at: 'cleanupChecks' }
      : { at: 'stepEnd' }
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

function* turnBasedAction(game: Game, step: Step, active: PlayerId): Procedure {
  switch (phaseOf(step).turnBasedAction) {
    case 'untap':
      return untapStep(game, active)
    case 'draw':
      yield* draw(game, active, 1, NO_OBJECT, 'draw')
      return
    case 'lore':
      yield* putLoreCounters(game, active)
      return
    case 'beginCombat':
      updateTurn(game, { combats: game.state.turn.combats + 1 })
      return beginCombat(game)
    case 'declareAttackers':
      yield* declareAttackers(game)
      return
    case 'declareBlockers':
      yield* declareBlockers(game)
      return
    case 'firstStrikeDamage':
      yield* combatDamage(game, 'first')
      return
    case 'combatDamage':
      yield* combatDamage(game, 'second')
      return
    case 'cleanup':
      yield* cleanup(game, active)
      return
    case 'endCombat':
    case null:
      return
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
function* cleanup(game: Game, active: PlayerId): Procedure {
  emit(game, [playerEvent('stepBegan', active, 0, 'cleanup')])
  const limit = maximumHandSize(game, active)
  const hand = game.state.hand[active]
  if (hand.length > limit) {
    const count = hand.length - limit
    const text = `Discard ${count === 1 ? 'a card' : `${count} cards`} down to your maximum hand size.`
    const chosen = yield* askObjects({ player: active, purpose: 'discardToHandSize', text }, [...hand], count, count)
    yield* discardCards(game, active, chosen as ObjectId[])
  }
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

/** CR 514.3a: priority in cleanup only if something happened; then another cleanup step follows. */
function* cleanupChecks(game: Game): Procedure {
  const acted = yield* stateBasedActions(game)
  if (game.state.result) return
  collectStateTriggers(game)
  const triggered = game.state.waiting.length > 0
  if (acted || triggered) {
    updateTurn(game, {
      ahead: ['cleanup', ...game.state.turn.ahead],
      cleanupPriority: true,
      priority: game.state.turn.active,
      passes: 0,
    })
    game.state.flow = { at: 'checks' }
  } else game.state.flow = { at: 'stepEnd' }
}

/** CR 117.5: state-based actions and triggers until nothing changes, then priority. */
function* checks(game: Game): Procedure {
  for (let round = 0; ; round++) {
    const acted = yield* stateBasedActions(game)
    if (game.state.result) return
    collectStateTriggers(game)
    const triggered = yield* putTriggersOnStack(game)
    if (!acted && !triggered) break
    noteAction(game)
    if (round > 2 && isMandatoryLoop(game)) return endGame(game, null, 'a loop of mandatory actions (CR 104.4b)')
  }
  if (game.state.decisions >= game.state.options.maxDecisions) return endUnfinished(game, 'decisions')
  game.state.flow = { at: 'priority' }
}

/** CR 117.3: the player with priority acts or passes. */
function* priority(game: Game): Procedure {
  const { priority: player } = game.state.turn
  const action: Action = yield* ask<'act'>({
    shape: 'act',
    player,
    purpose: 'priority',
    source: NO_OBJECT,
    text: game.state.stack.length > 0 ? 'Respond, or pass to let the top of the stack resolve.' : 'Act, or pass.',
  })
  if (action.kind !== 'pass') {
    resetLoop(game)
    yield* performAction(game, player, action)
    if (game.state.result) return
    // CR 117.3c: the player who acted keeps priority.
    setPriority(game, player, 0)
    game.state.flow = { at: 'checks' }
    return
  }
  const passes = game.state.turn.passes + 1
  if (passes < 2) {
    setPriority(game, otherPlayer(player), passes)
    game.state.flow = { at: 'priority' }
    return
  }
  // CR 117.4
  setPriority(game, player, 0)
  game.state.flow = game.state.stack.length > 0 ? { at: 'resolve' } : { at: 'stepEnd' }
}

function* resolve(game: Game): Procedure {
  noteAction(game)
  if (isMandatoryLoop(game)) return endGame(game, null, 'a loop of mandatory actions (CR 104.4b)')
  yield* resolveTop(game)
  if (game.state.result) return
  // CR 117.3b: after a resolution the active player receives priority.
  setPriority(game, game.state.turn.active, 0)
  game.state.flow = { at: 'checks' }
}

/** CR 500.5: mana empties, "until end of combat" ends, the next step or turn follows. */
// biome-ignore lint/correctness/useYield: ending a step asks nothing
function* stepEnd(game: Game): Procedure {
  const { turn } = game.state
  for (const player of PLAYERS) {
    const { pool } = game.state.players[player]
    if (pool.length > 0) setPool(game, player, emptied(pool, turn.step))
  }
  if (turn.step === 'endCombat') {
    endCombat(game)
    endDurations(game, 'endCombat')
  }
  // Where state-based actions found nothing to do and nothing has changed since, nobody's control has.
  if (game.cleanAt !== game.changes) syncControl(game)
  const next = turn.ahead[0]
  if (next === undefined) {
    updatePlayer(game, turn.active, { previousTurn: turn.number })
    game.state.flow = { at: 'turnBegin' }
    return
  }
  updateTurn(game, { step: next, ahead: turn.ahead.slice(1) })
  game.state.flow = { at: 'stepBegin' }
}
