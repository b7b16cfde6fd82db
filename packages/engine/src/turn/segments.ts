import { performAction } from '../actions/perform.ts'
import { endGame } from '../atoms/lose.ts'
import { lastingActivations } from '../casting/can-activate.ts'
import { endCombat } from '../combat/attack.ts'
import type { Action } from '../decision/action.ts'
import { ask } from '../decision/ask.ts'
import { makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { emptied, type ManaUnit } from '../mana/pool.ts'
import { playerRules } from '../query/rules.ts'
import { stateBasedActions } from '../sba/check.ts'
import { syncControl } from '../sba/control.ts'
import { bottomSegment, dealHands, mulliganSegment, openingHandSegment, playOrDrawSegment } from '../setup/opening.ts'
import { resolveTop } from '../stack/resolve.ts'
import { NO_OBJECT, otherPlayer, PLAYERS, type PlayerId } from '../state/ids.ts'
import type { Flow, TurnState } from '../state/state.ts'
import { updatePlayer, updatePool, updatePriority, updateTurn } from '../state/update.ts'
import { collectStateTriggers, emit } from '../triggers/collect.ts'
import { putTriggersOnStack } from '../triggers/put-on-stack.ts'
import { endDurations, forgetOldRecords } from './durations.ts'
import { skipToCleanup } from './end-turn.ts'
import { CHECKS, PRIORITY, RESOLVE, STEP_BEGIN, STEP_END, TURN_BEGIN } from './flow.ts'
import { isMandatoryLoop, noteAction, resetLoop } from './loops.ts'
import { STEPS_AFTER_UNTAP } from './phases.ts'
import { beginControlledTurn } from './player-control.ts'
import { skips } from './skip.ts'
import { stepBegin } from './step-begin.ts'

/** The rules from each rest to the next. */
const SEGMENTS: { readonly [At in Flow['at']]: (game: Game, flow: Extract<Flow, { at: At }>) => void } = {
  playOrDraw: playOrDrawSegment,
  deal: dealHands,
  mulligan: mulliganSegment,
  bottom: bottomSegment,
  openingHand: (game, { player }) => openingHandSegment(game, player),
  turnBegin,
  stepBegin,
  checks,
  priority,
  resolve,
  endTurn: skipToCleanup,
  stepEnd: endStep,
  cleanupChecks,
  over: () => {},
}

/** Plays from the current rest to the next. */
export function runSegment(game: Game): void {
  const { flow } = game.state
  SEGMENTS[flow.at](game, flow as never)
}

/** CR 500.5–500.11: the next turn, or an extra one; skipped turns do not begin. */
function turnBegin(game: Game): void {
  const { turn } = game.state
  if (turn.number >= game.state.options.maxTurns) {
    endUnfinished(game, 'turns')
    return
  }
  const extra = turn.extraTurns[0]
  const active = extra ?? (turn.number === 0 ? turn.startingPlayer : otherPlayer(turn.regular))
  const regular = extra === undefined ? active : turn.regular
  const extraTurns = extra === undefined ? turn.extraTurns : turn.extraTurns.slice(1)
  if (skips(game, active, 'turn')) updateTurn(game, { active, regular, extraTurns })
  else beginTurn(game, { active, regular, extraTurns })
}

type NextTurn = Pick<TurnState, 'active' | 'regular' | 'extraTurns'>

function beginTurn(game: Game, { active, regular, extraTurns }: NextTurn): void {
  const player = game.state.players[active]
  updateTurn(game, {
    number: game.state.turn.number + 1,
    active,
    regular,
    step: 'untap',
    ahead: STEPS_AFTER_UNTAP,
    extraTurns,
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
  beginControlledTurn(game, active)
  emit(game, [makeEvent('turnBegan', { player: active, amount: game.state.turn.number })])
  game.state.flow = STEP_BEGIN
}

/** A game that does not end by itself is unfinished, which is counted separately (SPEC S13.12). */
function endUnfinished(game: Game, what: string): void {
  endGame(game, null, `unfinished: too many ${what}`)
}

/** CR 514.3a: priority in cleanup only if something happened; then another cleanup step follows. */
function cleanupChecks(game: Game): void {
  const acted = stateBasedActions(game)
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
    game.state.flow = CHECKS
  } else game.state.flow = STEP_END
}

/** CR 117.5: state-based actions and triggers until nothing changes, then priority. */
function checks(game: Game): void {
  for (let round = 0; ; round++) {
    const isUnchanged = game.cleanAt === game.changes
    const acted = stateBasedActions(game)
    if (game.state.result) return
    if (acted || !isUnchanged || game.watches.stateTriggers) collectStateTriggers(game)
    const triggered = game.state.waiting.length > 0
    if (triggered) putTriggersOnStack(game)
    if (!acted && !triggered) break
    noteAction(game)
    if (round > 2 && endsInLoop(game)) return
  }
  if (game.state.decisions >= game.state.options.maxDecisions) endUnfinished(game, 'decisions')
  else game.state.flow = PRIORITY
}

function endsInLoop(game: Game): boolean {
  const isLoop = isMandatoryLoop(game)
  if (isLoop) endGame(game, null, 'a loop of mandatory actions (CR 104.4b)')
  return isLoop
}

/** CR 117.3–117.4: the player with priority acts or passes. */
function priority(game: Game): void {
  const { priority: player, passes } = game.state.turn
  const action = ask<'act'>(game, {
    shape: 'act',
    player,
    purpose: 'priority',
    source: NO_OBJECT,
    text: game.state.stack.length > 0 ? 'Respond, or pass to let the top of the stack resolve.' : 'Act, or pass.',
  })
  if (action.kind !== 'pass') act(game, player, action)
  else if (passes === 0) updatePriority(game, otherPlayer(player), 1)
  else {
    updatePriority(game, player, 0)
    game.state.flow = game.state.stack.length > 0 ? RESOLVE : STEP_END
  }
}

/** CR 117.3c: the player who acted keeps priority. */
function act(game: Game, player: PlayerId, action: Action): void {
  resetLoop(game)
  performAction(game, player, action)
  if (game.state.result) return
  updatePriority(game, player, 0)
  game.state.flow = CHECKS
}

/** CR 117.3b: after a resolution the active player receives priority. */
function resolve(game: Game): void {
  noteAction(game)
  if (endsInLoop(game)) return
  resolveTop(game)
  if (game.state.result || game.state.flow.at === 'endTurn') return
  updatePriority(game, game.state.turn.active, 0)
  game.state.flow = CHECKS
}

/** What stays of a pool, with the mana that effects keep or change instead. */
function remaining(
  game: Game,
  player: PlayerId,
  pool: readonly ManaUnit[],
  stays: readonly ManaUnit[],
): readonly ManaUnit[] {
  const rules = playerRules(game, 'keepsMana', player).map(({ rule }) => rule)
  if (rules.length === 0) return stays
  return pool.flatMap((unit) => {
    const kept = rules.filter(({ type }) => type === undefined || type === unit.type)
    if (stays.includes(unit)) return [unit]
    if (kept.length === 0) return []
    return kept.some(({ becomes }) => becomes === undefined) ? [unit] : [{ ...unit, type: 'C' as const }]
  })
}

/** CR 500.5: mana empties, "until end of combat" ends, the next step or turn follows. */
function endStep(game: Game): void {
  const { turn } = game.state
  for (const player of PLAYERS) {
    const { pool } = game.state.players[player]
    if (pool.length > 0) updatePool(game, player, remaining(game, player, pool, emptied(pool, turn.step)))
  }
  if (turn.step === 'endCombat') {
    endCombat(game)
    endDurations(game, 'endCombat')
  }
  // Control cannot have changed if nothing has changed since the last check of state-based actions.
  if (game.cleanAt !== game.changes) syncControl(game)
  const next = turn.ahead[0]
  if (next === undefined) {
    updatePlayer(game, turn.active, { previousTurn: turn.number })
    game.state.flow = TURN_BEGIN
    return
  }
  updateTurn(game, { step: next, ahead: turn.ahead.slice(1) })
  game.state.flow = STEP_BEGIN
}
