import { unattach } from '../atoms/attach.ts'
import { removeCounters } from '../atoms/counters.ts'
import { destructible, putIntoGraveyard } from '../atoms/destroy.ts'
import { worldSince } from '../atoms/entering/entered-together.ts'
import { loseTogether } from '../atoms/lose.ts'
import { remember } from '../atoms/remember.ts'
import { sacrificeShares } from '../atoms/sacrifice.ts'
import { leaveCompletedDungeons } from '../atoms/venture.ts'
import { removeWhatStopsFitting } from '../combat/remove.ts'
import { hasSubtype, hasSupertype } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import { askObjects } from '../decision/ask.ts'
import { dropPrepareSpells } from '../frames/prepare.ts'
import type { Game } from '../game/game.ts'
import { controllerOf, countersOn, mustGet } from '../query/lookup.ts'
import { ruleApplies } from '../query/rules.ts'
import { NO_OBJECT, type ObjectId, PLAYERS } from '../state/ids.ts'
import { itemAt } from '../state/lists.ts'
import { touch, updatePlayer, updateStatus } from '../state/update.ts'
import { turnOverForDaytime } from '../turn/daytime.ts'
import { syncControl } from './control.ts'
import { grantDesignations } from './designations.ts'
import { findStateBasedActions, type StateBasedActions } from './find-actions.ts'

/**
 * CR 704.3: performs all applicable state-based actions simultaneously, repeatedly until none applies.
 * Returns whether any was performed.
 * Covered: 704.5a–k, m, n, p, q, s, t, v, y. (704.5r and others come with their card types.)
 */
export function stateBasedActions(game: Game): boolean {
  if (game.cleanAt === game.changes) return false
  let isAny = updateDesignations(game)
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const found = findStateBasedActions(game)
    if (found === null || !performOnce(game, found)) {
      game.cleanAt = game.changes
      return isAny
    }
    isAny = true
    if (game.state.result) return true
    updateDesignations(game)
  }
  return isAny
}

/** No game needs this many rounds; the limit keeps a bug from hanging the program. */
const MAX_ROUNDS = 1000

/** Updates what state-based actions depend on. Returns whether something was done that counts as an action. */
function updateDesignations(game: Game): boolean {
  syncControl(game)
  if (game.state.combat !== null) removeWhatStopsFitting(game)
  let isAny = game.watches.designations && grantDesignations(game)
  if (game.state.exile.length > 0) dropPrepareSpells(game)
  if (game.state.command.length > 0 && leaveCompletedDungeons(game)) isAny = true
  if (game.watches.daybound) turnOverForDaytime(game)
  return isAny
}

function performOnce(game: Game, found: StateBasedActions): boolean {
  const legends = found.legends ? legendRule(game) : []
  const worlds = found.worlds ? worldRule(game) : []
  const roles = found.roles ? roleRule(game) : []
  const dying = [...new Set([...found.graveyard, ...legends, ...worlds, ...roles])]
  const actions =
    dying.length +
    found.destroy.length +
    found.unattach.length +
    found.annihilate.length +
    found.sacrifice.length +
    found.cease.length
  for (const player of PLAYERS)
    if (game.state.players[player].drewFromEmpty) updatePlayer(game, player, { drewFromEmpty: false })
  clearDeathtouch(game)
  if (found.losses.length + actions === 0) return false
  if (found.losses.length > 0) {
    loseTogether(game, found.losses)
    if (game.state.result) return true
  }
  for (const id of found.unattach) unattach(game, id)
  if (found.cease.length > 0) cease(game, found.cease)
  const doomed = destructible(game, found.destroy, { cause: 'stateBased' })
  putIntoGraveyard(game, dying, doomed, { cause: 'stateBased' })
  // A creature that dies at the same time still had its counters (CR 704.3, 702.79a).
  for (const id of found.annihilate) if (game.state.objects[id]) annihilateCounters(game, id)
  const sagas = found.sacrifice.filter((id) => game.state.objects[id])
  const shares = PLAYERS.map((player) => ({ player, ids: sagas.filter((id) => controllerOf(game, id) === player) }))
  sacrificeShares(game, shares, NO_OBJECT, -1)
  // A player who can't lose does not repeat the check.
  return found.losses.length === 0 || actions > 0
}

function cease(game: Game, ids: readonly ObjectId[]): void {
  const { state } = game
  for (const id of ids) {
    const object = mustGet(game, id)
    for (const list of [...state.hand, ...state.graveyard, ...state.library, state.exile]) {
      const at = list.indexOf(id)
      if (at >= 0) list.splice(at, 1)
    }
    remember(game, id)
    state.objects[object.id] = undefined
  }
  touch(game)
}

function annihilateCounters(game: Game, id: ObjectId): void {
  const object = mustGet(game, id)
  const pairs = Math.min(countersOn(object, '+1/+1'), countersOn(object, '-1/-1'))
  removeCounters(game, id, '+1/+1', pairs)
  removeCounters(game, id, '-1/-1', pairs)
}

function clearDeathtouch(game: Game): void {
  for (const id of game.state.battlefield)
    if (mustGet(game, id).deathtouched) updateStatus(game, id, { deathtouched: false })
}

/** CR 704.5j: the controller keeps one of each name. */
function legendRule(game: Game): ObjectId[] {
  const groups = new Map<string, ObjectId[]>()
  for (const id of game.state.battlefield) {
    const c = characteristics(game, id)
    if (!hasSupertype(c, 'legendary') || c.name === '' || ruleApplies(game, 'noLegendRule', id)) continue
    const key = `${c.controller}:${c.name}`
    groups.set(key, [...(groups.get(key) ?? []), id])
  }
  const dying: ObjectId[] = []
  for (const ids of groups.values()) {
    if (ids.length < 2) continue
    const { controller, name } = characteristics(game, itemAt(ids, 0))
    const text = `Choose which ${name} to keep (legend rule).`
    const [kept] = askObjects(game, { player: controller, purpose: 'legendRule', text }, ids, 1, 1)
    dying.push(...ids.filter((id) => id !== kept))
  }
  return dying
}

/** CR 704.5k: only the newest world permanent stays, and none if several are the newest. */
function worldRule(game: Game): ObjectId[] {
  const worlds = game.state.battlefield.filter((id) => hasSupertype(characteristics(game, id), 'world'))
  if (worlds.length < 2) return []
  const since = worlds.map((id) => worldSince(mustGet(game, id)))
  const newest = Math.max(...since)
  const isTie = since.filter((time) => time === newest).length > 1
  return worlds.filter((_, index) => isTie || since[index] !== newest)
}

/** CR 704.5y: of the Roles of one player on one permanent only the newest stays. */
function roleRule(game: Game): ObjectId[] {
  const groups = new Map<string, ObjectId[]>()
  for (const id of game.state.battlefield) {
    const { attachedTo } = mustGet(game, id)
    if (attachedTo === 0 || !hasSubtype(characteristics(game, id), 'Role')) continue
    const key = `${controllerOf(game, id)}:${attachedTo}`
    groups.set(key, [...(groups.get(key) ?? []), id])
  }
  return [...groups.values()].flatMap((ids) => {
    const newest = Math.max(...ids.map((id) => mustGet(game, id).timestamp))
    return ids.filter((id) => mustGet(game, id).timestamp !== newest)
  })
}
