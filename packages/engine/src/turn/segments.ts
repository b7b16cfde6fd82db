import { performAction } from '../actions/perform.ts'
import { endGame } from '../atoms/lose.ts'
import { lastingActivations } from '../casting/can-activate.ts'
import { endCombat } from '../combat/attack.ts'
import type { Action } from '../decision/action.ts'
import type { Decision, Procedure } from '../decision/decision.ts'
import { playerEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { emptied } from '../mana/pool.ts'
import { stateBasedActions } from '../sba/check.ts'
import { syncControl } from '../sba/control.ts'
import { bottomSegment, dealHands, mulliganSegment, openingHandSegment, playOrDrawSegment } from '../setup/opening.ts'
import { resolveTop } from '../stack/resolve.ts'
import { NO_OBJECT, otherPlayer, PLAYERS, type PlayerId } from '../state/ids.ts'
import type { TurnState } from '../state/state.ts'
import { setPool, setPriority, setStep, updatePlayer, updateTurn } from '../state/update.ts'
import { collectStateTriggers, emit } from '../triggers/collect.ts'
import { putTriggersOnStack } from '../triggers/put-on-stack.ts'
import { endDurations, forgetOldRecords } from './durations.ts'
import { CHECKS, PRIORITY, RESOLVE, STEP_BEGIN, STEP_END, TURN_BEGIN } from './flow.ts'
import { isMandatoryLoop, noteAction, resetLoop } from './loops.ts'
import { STEPS_AFTER_UNTAP } from './phases.ts'
import { maySkip, skips } from './skip.ts'
import { stepBegin } from './step-begin.ts'

/**
 * The procedure for where the game stands; each ends by saying where it stands next. Null: that was done at once, without
 * asking anybody.
 */
export function segment(game: Game): Procedure | null {
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
    case 'resolve':
      return resolve(game)
    case 'stepEnd':
      return endStep(game)
    case 'cleanupChecks':
      return cleanupChecks(game)
    // The player with priority is asked at rest: see `questionAtRest`.
    case 'priority':
    case 'over':
      return null
  }
}

/** CR 500.5–500.11: the next turn, or an extra one; skipped turns do not begin. */
function turnBegin(game: Game): Procedure | null {
  const { turn } = game.state
  if (turn.number >= game.state.options.maxTurns) {
    endUnfinished(game, 'turns')
    return null
  }
  const extra = turn.extraTurns[0]
  const active = extra ?? (turn.number === 0 ? turn.startingPlayer : otherPlayer(turn.regular))
  const next: NextTurn = {
    active,
    regular: extra === undefined ? active : turn.regular,
    extraTurns: extra === undefined ? turn.extraTurns : turn.extraTurns.slice(1),
  }
  if (maySkip(game, active, 'turn')) return beginUnlessSkipped(game, next)
  beginTurn(game, next)
  return null
}

type NextTurn = Pick<TurnState, 'active' | 'regular' | 'extraTurns'>

function* beginUnlessSkipped(game: Game, next: NextTurn): Procedure {
  if (yield* skips(game, next.active, 'turn')) updateTurn(game, next)
  else beginTurn(game, next)
}

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
  emit(game, [playerEvent('turnBegan', active, game.state.turn.number, '')])
  game.state.flow = STEP_BEGIN
}

/** A game that does not end by itself is unfinished, counted apart (SPEC S13.12). */
function endUnfinished(game: Game, what: string): void {
  endGame(game, null, `unfinished: too many ${what}`)
}

/** CR 514.3a: priority in cleanup only if something happened; then another cleanup step follows. */
function cleanupChecks(game: Game): Procedure | null {
  const acting = stateBasedActions(game)
  if (typeof acting !== 'boolean') return finishCleanup(game, acting)
  cleanedUp(game, acting)
  return null
}

function* finishCleanup(game: Game, acting: Procedure<boolean>): Procedure {
  cleanedUp(game, yield* acting)
}

function cleanedUp(game: Game, acted: boolean): void {
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

/** CR 117.5: state-based actions and triggers until nothing changes, then priority; at once, where nothing is to be done. */
function checks(game: Game): Procedure | null {
  const isUnchanged = game.cleanAt === game.changes
  const acting = stateBasedActions(game)
  if (acting === false) {
    if (!isUnchanged || game.hasStateTriggers) collectStateTriggers(game)
    if (game.state.waiting.length === 0) return givePriority(game)
  }
  return checkRounds(game, acting)
}

function* checkRounds(game: Game, first: Procedure<boolean> | boolean): Procedure {
  let acting = first
  for (let round = 0; ; round++) {
    const acted = typeof acting === 'boolean' ? acting : yield* acting
    if (game.state.result) return
    collectStateTriggers(game)
    const triggered = game.state.waiting.length > 0
    if (triggered) yield* putTriggersOnStack(game)
    if (!acted && !triggered) break
    noteAction(game)
    if (round > 2 && isMandatoryLoop(game)) return endGame(game, null, 'a loop of mandatory actions (CR 104.4b)')
    acting = stateBasedActions(game)
  }
  givePriority(game)
}

function givePriority(game: Game): null {
  if (game.state.decisions >= game.state.options.maxDecisions) endUnfinished(game, 'decisions')
  else game.state.flow = PRIORITY
  return null
}

/** What is asked while the game rests: the player with priority acts or passes (CR 117.3). */
export function questionAtRest(game: Game): Decision | null {
  const { flow, stack, turn } = game.state
  if (flow.at !== 'priority') return null
  return {
    shape: 'act',
    player: turn.priority,
    purpose: 'priority',
    source: NO_OBJECT,
    text: stack.length > 0 ? 'Respond, or pass to let the top of the stack resolve.' : 'Act, or pass.',
  }
}

/** What the player with priority does; null if that was done at once. */
export function answerAtRest(game: Game, action: Action): Procedure | null {
  const { priority: player, passes } = game.state.turn
  if (action.kind !== 'pass') return act(game, player, action)
  if (passes === 0) {
    setPriority(game, otherPlayer(player), 1)
    return null
  }
  // CR 117.4
  setPriority(game, player, 0)
  game.state.flow = game.state.stack.length > 0 ? RESOLVE : STEP_END
  return null
}

function act(game: Game, player: PlayerId, action: Action): Procedure | null {
  resetLoop(game)
  const acting = performAction(game, player, action)
  if (acting !== null) return finishAct(game, player, acting)
  acted(game, player)
  return null
}

function* finishAct(game: Game, player: PlayerId, acting: Procedure<unknown>): Procedure {
  yield* acting
  acted(game, player)
}

/** CR 117.3c: the player who acted keeps priority. */
function acted(game: Game, player: PlayerId): void {
  if (game.state.result) return
  setPriority(game, player, 0)
  game.state.flow = CHECKS
}

function resolve(game: Game): Procedure | null {
  noteAction(game)
  if (isMandatoryLoop(game)) {
    endGame(game, null, 'a loop of mandatory actions (CR 104.4b)')
    return null
  }
  const resolving = resolveTop(game)
  if (resolving !== null) return finishResolution(game, resolving)
  resolved(game)
  return null
}

function* finishResolution(game: Game, resolving: Procedure): Procedure {
  yield* resolving
  resolved(game)
}

/** CR 117.3b: after a resolution the active player receives priority. */
function resolved(game: Game): void {
  if (game.state.result) return
  setPriority(game, game.state.turn.active, 0)
  game.state.flow = CHECKS
}

/** CR 500.5: mana empties, "until end of combat" ends, the next step or turn follows. */
function endStep(game: Game): null {
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
    game.state.flow = TURN_BEGIN
    return null
  }
  setStep(game, next, turn.ahead.slice(1))
  game.state.flow = STEP_BEGIN
  return null
}
