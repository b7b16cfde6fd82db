import { canBeAttached } from '../atoms/attach.ts'
import {
  type Characteristics,
  hasKeyword,
  hasSubtype,
  isCreature,
  SUPERTYPE_BIT,
  TYPE_BIT,
} from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import { isDefeated } from '../frames/battle.ts'
import { isKeptInExile } from '../frames/prepare.ts'
import { isCompletedSaga } from '../frames/saga.ts'
import type { Game } from '../game/game.ts'
import { countersOn, mustGet } from '../query/lookup.ts'
import { compiledOf } from '../state/compiled.ts'
import { type ObjectId, PLAYERS, type PlayerId } from '../state/ids.ts'
import type { GameObject } from '../state/object.ts'
import type { LossReason } from '../state/state.ts'

interface Loss {
  readonly player: PlayerId
  readonly reason: LossReason
}

/** The state-based actions to perform, found in one pass over the permanents. */
export class StateBasedActions {
  losses: readonly Loss[] = []
  cease: readonly ObjectId[] = []
  readonly graveyard: ObjectId[] = []
  readonly destroy: ObjectId[] = []
  readonly unattach: ObjectId[] = []
  readonly annihilate: ObjectId[] = []
  readonly sacrifice: ObjectId[] = []
  /** There are at least two such permanents, so the rule for them may apply. */
  legends = false
  worlds = false
  roles = false
}

/** Returns null if there is nothing to do, which is the usual case. */
export function findStateBasedActions(game: Game): StateBasedActions | null {
  const { state } = game
  let found: StateBasedActions | null = null
  let legends = 0
  let worlds = 0
  let roles = 0
  let marked = state.players[0].drewFromEmpty || state.players[1].drewFromEmpty
  for (const id of state.battlefield) {
    const object = mustGet(game, id)
    const c = characteristics(game, id)
    if ((c.supertypes & SUPERTYPE_BIT.legendary) !== 0) legends++
    if ((c.supertypes & SUPERTYPE_BIT.world) !== 0) worlds++
    if (object.deathtouched) marked = true
    if (object.attachedTo !== 0 && hasSubtype(c, 'Role')) roles++
    const isLost = game.watches.battles && (c.types & TYPE_BIT.battle) !== 0 && isDefeated(game, object)
    const fate = isLost ? 'graveyard' : fateOf(game, object, c)
    const attached = fateOfAttachment(game, object, c)
    const annihilates = hasBothCounters(object)
    const isCompleted = game.watches.sagas && object.counters !== null && isCompletedSaga(game, object, c)
    if (fate === null && attached === null && !annihilates && !isCompleted) continue
    found ??= new StateBasedActions()
    if (fate !== null) found[fate].push(id)
    if (attached !== null) found[attached].push(id)
    if (annihilates) found.annihilate.push(id)
    if (isCompleted) found.sacrifice.push(id)
  }
  const losses = playerLosses(game)
  const cease = ceasingToExist(game)
  if (!marked && legends < 2 && worlds < 2 && roles < 2 && losses.length + cease.length === 0) return found
  found ??= new StateBasedActions()
  found.losses = losses
  found.cease = cease
  found.legends = legends > 1
  found.worlds = worlds > 1
  found.roles = roles > 1
  return found
}

/** Cards without rules have no loyalty, no enchant ability, and a toughness only where it is known (SPEC S7.2). */
function fateOf(game: Game, object: GameObject, c: Characteristics): 'graveyard' | 'destroy' | null {
  if (object.sandbox && compiledOf(game, object.def).definition.faces[0]?.toughness === undefined) return null
  // CR 704.5i
  if ((c.types & TYPE_BIT.planeswalker) !== 0 && !object.sandbox && countersOn(object, 'loyalty') === 0)
    return 'graveyard'
  if (!isCreature(c)) return null
  // CR 704.5f–h
  if (c.toughness <= 0) return 'graveyard'
  const lethal = object.deathtouched || (object.damage > 0 && object.damage >= c.toughness)
  return lethal && !hasKeyword(c, 'indestructible') ? 'destroy' : null
}

/** CR 704.5q */
const hasBothCounters = (object: GameObject): boolean =>
  object.counters !== null && countersOn(object, '+1/+1') > 0 && countersOn(object, '-1/-1') > 0

/** CR 704.5m, n, p */
function fateOfAttachment(game: Game, object: GameObject, c: Characteristics): 'graveyard' | 'unattach' | null {
  const { id, attachedTo, sandbox } = object
  // CR 702.103f–g: a bestowed Aura becomes a creature again instead.
  const ending = object.bestowed ? 'unattach' : 'graveyard'
  if (attachedTo === 0)
    return (c.types & TYPE_BIT.enchantment) !== 0 && !sandbox && hasSubtype(c, 'Aura') ? ending : null
  const exists = attachedTo < 0 || game.state.objects[attachedTo] !== undefined
  if (exists && canBeAttached(game, id, attachedTo)) return null
  return hasSubtype(c, 'Aura') && !isCreature(c) ? ending : 'unattach'
}

const NO_LOSSES: readonly Loss[] = []

/** CR 704.5a–c */
function playerLosses(game: Game): readonly Loss[] {
  let losses: Loss[] | null = null
  for (const player of PLAYERS) {
    const reason = lossOf(game, player)
    if (reason !== null) losses = [...(losses ?? []), { player, reason }]
  }
  return losses ?? NO_LOSSES
}

function lossOf(game: Game, player: PlayerId): LossReason | null {
  const state = game.state.players[player]
  if (state.lost) return null
  if (state.life <= 0) return 'life'
  if (state.drewFromEmpty) return 'library'
  return (state.counters['poison'] ?? 0) >= 10 ? 'poison' : null
}

const NONE: readonly ObjectId[] = []

/** CR 704.5d–e: tokens off the battlefield, copies of spells off the stack, copies of cards. */
function ceasingToExist(game: Game): readonly ObjectId[] {
  const { state } = game
  if (!state.strays) return NONE
  state.strays = false
  const found: ObjectId[] = []
  const check = (id: ObjectId): void => {
    const object = mustGet(game, id)
    if (object.kind === 'token' && object.zone !== 'battlefield') found.push(id)
    const isStray = object.kind === 'copy' && object.zone !== 'stack' && object.zone !== 'battlefield'
    if (isStray && !isKeptInExile(game, object)) found.push(id)
  }
  for (const list of [...state.hand, ...state.graveyard, state.exile]) for (const id of list) check(id)
  for (const list of state.library) for (const id of list) if (mustGet(game, id).kind !== 'card') check(id)
  return found
}
