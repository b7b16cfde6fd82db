import { canBeAttached, unattach } from '../atoms/attach.ts'
import { removeCounters } from '../atoms/counters.ts'
import { notSaved, putIntoGraveyard } from '../atoms/destroy.ts'
import { loseTogether } from '../atoms/lose.ts'
import { remember } from '../atoms/move.ts'
import { removeFromCombat } from '../combat/remove.ts'
import { type Characteristics, hasSubtype, hasSupertype, isCreature, TYPE_BIT } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import { askObjects, type Procedure } from '../decision/decision.ts'
import { makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { countersOn } from '../query/lookup.ts'
import { ruleApplies } from '../query/rules.ts'
import { NO_OBJECT, type ObjectId, PLAYERS, type PlayerId } from '../state/ids.ts'
import type { LossReason } from '../state/state.ts'
import { touch, updateObject, updatePlayer, updateStatus } from '../state/update.ts'
import { emit } from '../triggers/collect.ts'
import { endConditional } from '../turn/durations.ts'

/**
 * CR 704.3: perform all applicable state-based actions simultaneously, again and again until none applies.
 * Returns whether any was performed. Covered: 704.5a–d, e–k, m, n, p, q, i. (704.5r and later come with their card types.)
 */
export function* stateBasedActions(game: Game): Procedure<boolean> {
  if (game.cleanAt === game.changes) return false
  let any = false
  for (let guard = 0; guard < 1000; guard++) {
    syncControl(game)
    if (!(yield* once(game))) {
      game.cleanAt = game.changes
      return any
    }
    any = true
    if (game.state.result) return true
  }
  return any
}

/** A change of control is no zone change: it only makes a creature summoning sick and takes it out of combat (CR 302.6, 506.4). */
export function syncControl(game: Game): void {
  endConditional(game)
  for (const id of game.state.battlefield) {
    const object = game.state.objects[id]!
    const { controller } = characteristics(game, id)
    if (controller === object.lastController) continue
    const from = object.lastController
    updateStatus(game, id, { lastController: controller, controlledSince: game.state.turn.number + 1 })
    removeFromCombat(game, id)
    unpairOne(game, id)
    emit(game, [makeEvent('controlChanged', { object: id, player: controller, controller: from })])
  }
  unpairBroken(game)
}

function unpairOne(game: Game, id: ObjectId): void {
  const partner = game.state.objects[id]?.paired ?? NO_OBJECT
  if (partner === NO_OBJECT) return
  updateObject(game, id, { paired: NO_OBJECT })
  if (game.state.objects[partner]) updateObject(game, partner, { paired: NO_OBJECT })
}

/** CR 702.95e: a pair ends when one stops being a creature, leaves, or changes control. */
function unpairBroken(game: Game): void {
  for (const id of game.state.battlefield) {
    const object = game.state.objects[id]!
    if (object.paired === NO_OBJECT) continue
    const partner = game.state.objects[object.paired]
    const broken =
      partner?.zone !== 'battlefield' ||
      !isCreature(characteristics(game, id)) ||
      !isCreature(characteristics(game, object.paired)) ||
      characteristics(game, id).controller !== characteristics(game, object.paired).controller
    if (broken) unpairOne(game, id)
  }
}

interface Found {
  losses: { player: PlayerId; reason: LossReason }[]
  graveyard: ObjectId[]
  destroy: ObjectId[]
  unattach: ObjectId[]
  annihilate: ObjectId[]
  cease: ObjectId[]
}

function* once(game: Game): Procedure<boolean> {
  const found = look(game)
  const legends = yield* legendRule(game)
  const dying = [...new Set([...found.graveyard, ...legends, ...worldRule(game)])]
  const nothing =
    found.losses.length +
      dying.length +
      found.destroy.length +
      found.unattach.length +
      found.annihilate.length +
      found.cease.length ===
    0
  for (const player of PLAYERS)
    if (game.state.players[player].drewFromEmpty) updatePlayer(game, player, { drewFromEmpty: false })
  clearDeathtouch(game)
  if (nothing) return false
  if (found.losses.length > 0) {
    loseTogether(game, found.losses)
    if (game.state.result) return true
  }
  for (const id of found.unattach) unattach(game, id)
  if (found.cease.length > 0) cease(game, found.cease)
  const doomed = yield* notSaved(game, found.destroy)
  yield* putIntoGraveyard(game, dying, doomed, { cause: 'stateBased' })
  // All at once: what dies in the same event still had its counters (CR 704.3, 702.79a).
  for (const id of found.annihilate) if (game.state.objects[id]) annihilateCounters(game, id)
  // A player who can't lose, or something that can't be destroyed, must not keep the loop going.
  const left =
    found.losses.length > 0 &&
    dying.length + found.destroy.length + found.unattach.length + found.annihilate.length + found.cease.length === 0
  return !left
}

/** Kitchen-table cards have no size, loyalty or enchant ability to go to the graveyard for (SPEC S7.2). */
function look(game: Game): Found {
  const found: Found = {
    losses: playerLosses(game),
    graveyard: [],
    destroy: [],
    unattach: [],
    annihilate: [],
    cease: strays(game),
  }
  for (const id of game.state.battlefield) {
    const object = game.state.objects[id]!
    const c = characteristics(game, id)
    if (isCreature(c) && !object.sandbox) {
      // CR 704.5f–h
      if (c.toughness <= 0) found.graveyard.push(id)
      else if (
        !isIndestructible(c) &&
        (object.damage >= c.toughness || object.deathtouched) &&
        (object.damage > 0 || object.deathtouched)
      )
        found.destroy.push(id)
    }
    // CR 704.5i
    if ((c.types & TYPE_BIT.planeswalker) !== 0 && !object.sandbox && countersOn(object, 'loyalty') === 0)
      found.graveyard.push(id)
    attachments(game, id, c, found)
    // CR 704.5q
    if (object.counters !== null && countersOn(object, '+1/+1') > 0 && countersOn(object, '-1/-1') > 0)
      found.annihilate.push(id)
  }
  return found
}

const isIndestructible = (c: Characteristics): boolean =>
  c.abilities.some(({ ability }) => ability.kind === 'keyword' && ability.keyword === 'indestructible')

/** CR 704.5a–c */
function playerLosses(game: Game): Found['losses'] {
  const losses: Found['losses'] = []
  for (const player of PLAYERS) {
    const state = game.state.players[player]
    if (state.lost) continue
    if (state.life <= 0) losses.push({ player, reason: 'life' })
    else if (state.drewFromEmpty) losses.push({ player, reason: 'library' })
    else if ((state.counters['poison'] ?? 0) >= 10) losses.push({ player, reason: 'poison' })
  }
  return losses
}

/** CR 704.5m, n, p */
function attachments(game: Game, id: ObjectId, c: Characteristics, found: Found): void {
  const { attachedTo, sandbox } = game.state.objects[id]!
  const isAura = hasSubtype(c, 'Aura')
  if (attachedTo === 0) {
    if (isAura && !sandbox && (c.types & TYPE_BIT.enchantment) !== 0) found.graveyard.push(id)
    return
  }
  const exists = attachedTo < 0 || game.state.objects[attachedTo] !== undefined
  if (exists && canBeAttached(game, id, attachedTo)) return
  if (isAura && !isCreature(c)) found.graveyard.push(id)
  else found.unattach.push(id)
}

/** CR 704.5d–e: tokens off the battlefield, copies of spells off the stack, copies of cards. */
function strays(game: Game): ObjectId[] {
  const { state } = game
  if (!state.strays) return []
  state.strays = false
  const found: ObjectId[] = []
  const check = (id: ObjectId): void => {
    const object = state.objects[id]!
    if (object.kind === 'token' && object.zone !== 'battlefield') found.push(id)
    if (object.kind === 'copy' && object.zone !== 'stack' && object.zone !== 'battlefield') found.push(id)
  }
  for (const list of [...state.hand, ...state.graveyard, state.exile]) for (const id of list) check(id)
  for (const list of state.library) for (const id of list) if (state.objects[id]!.kind !== 'card') check(id)
  return found
}

function cease(game: Game, ids: readonly ObjectId[]): void {
  const { state } = game
  for (const id of ids) {
    const object = state.objects[id]!
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
  const object = game.state.objects[id]!
  const pairs = Math.min(countersOn(object, '+1/+1'), countersOn(object, '-1/-1'))
  removeCounters(game, id, '+1/+1', pairs)
  removeCounters(game, id, '-1/-1', pairs)
}

function clearDeathtouch(game: Game): void {
  for (const id of game.state.battlefield)
    if (game.state.objects[id]!.deathtouched) updateStatus(game, id, { deathtouched: false })
}

/** CR 704.5j: the controller keeps one of each name. */
function* legendRule(game: Game): Procedure<ObjectId[]> {
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
    const { controller, name } = characteristics(game, ids[0]!)
    const text = `Choose which ${name} to keep (legend rule).`
    const [kept] = yield* askObjects({ player: controller, purpose: 'legendRule', text }, ids, 1, 1)
    dying.push(...ids.filter((id) => id !== kept))
  }
  return dying
}

/** CR 704.5k: only the newest world permanent stays. */
function worldRule(game: Game): ObjectId[] {
  const worlds = game.state.battlefield.filter((id) => hasSupertype(characteristics(game, id), 'world'))
  if (worlds.length < 2) return []
  const newest = Math.max(...worlds.map((id) => game.state.objects[id]!.timestamp))
  return worlds.filter((id) => game.state.objects[id]!.timestamp !== newest)
}
