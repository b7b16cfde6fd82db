import { removeFromCombat } from '../combat/remove.ts'
import { hasKeyword } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import { makeEvent } from '../events/event.ts'
import { createPrepareSpell } from '../frames/prepare.ts'
import type { Game } from '../game/game.ts'
import { controllerOf, mustGet } from '../query/lookup.ts'
import { ruleApplies } from '../query/rules.ts'
import { type EntityId, NO_OBJECT, type ObjectId, type PlayerId } from '../state/ids.ts'
import { objectWith } from '../state/records.ts'
import type { PhasedOut } from '../state/state.ts'
import { touch } from '../state/update.ts'
import { emit } from '../triggers/collect.ts'
import { triggerIndex } from '../triggers/trigger-index.ts'
import { remember } from './remember.ts'

/**
 * CR 702.26b–d: a phased-out permanent is treated as though it does not exist, so its record is moved to `phasedOut`;
 * anything that still refers to it gets last-known information. It does not change zones, so nothing triggers on leaving.
 */
export function phaseOut(game: Game, ids: readonly ObjectId[]): void {
  const going = withAttachments(game, ids)
  if (going.length === 0) return
  // CR 603.10: abilities that trigger on phasing out look back.
  const before = triggerIndex(game)
  for (const id of going) {
    removeFromCombat(game, id)
    remember(game, id)
  }
  const { state } = game
  const phased = going.map((id): PhasedOut => {
    const object = mustGet(game, id)
    const host: EntityId = going.includes(object.attachedTo as ObjectId) ? object.attachedTo : NO_OBJECT
    return { object: objectWith(object, { paired: NO_OBJECT }), player: controllerOf(game, id), host }
  })
  for (const id of going) {
    state.objects[id] = undefined
    game.cache.forget(id)
  }
  state.battlefield = state.battlefield.filter((id) => !going.includes(id))
  state.phasedOut.push(...phased)
  touch(game)
  emit(
    game,
    going.map((object) => makeEvent('phasedOut', { object })),
    before,
  )
}

/** CR 702.26g: what is attached phases out with it, and what is attached to that. */
function withAttachments(game: Game, ids: readonly ObjectId[]): ObjectId[] {
  const going = new Set(
    ids.filter((id) => game.state.objects[id]?.zone === 'battlefield' && !ruleApplies(game, 'cantPhaseOut', id)),
  )
  // Iterating over a set includes what is added meanwhile.
  for (const host of going)
    for (const id of game.state.battlefield) if (mustGet(game, id).attachedTo === host) going.add(id)
  return [...going]
}

/** CR 502.1, 702.26a: the active player's permanents with phasing phase out as those that had phased out phase in. */
export function phasePermanents(game: Game, active: PlayerId): void {
  const going = game.state.battlefield.filter((id) => {
    const c = characteristics(game, id)
    return c.controller === active && hasKeyword(c, 'phasing')
  })
  phaseIn(game, active)
  phaseOut(game, going)
}

/** CR 502.1: permanents that phased out under the active player's control phase in, with what phased out attached to them. */
function phaseIn(game: Game, active: PlayerId): void {
  const { state } = game
  if (state.phasedOut.length === 0) return
  const coming = state.phasedOut.filter(({ player, host }) => host === NO_OBJECT && player === active)
  for (const { object } of coming) coming.push(...state.phasedOut.filter(({ host }) => host === object.id))
  if (coming.length === 0) return
  state.phasedOut = state.phasedOut.filter((phased) => !coming.includes(phased))
  for (const { object } of coming) {
    state.objects[object.id] = object
    state.battlefield.push(object.id)
    state.lastKnown.delete(object.id)
    game.cache.forget(object.id)
  }
  for (const { object } of coming) createPrepareSpell(game, object.id)
  touch(game)
  emit(
    game,
    coming.map(({ object }) => makeEvent('phasedIn', { object: object.id })),
  )
}

/** CR 514.2: damage wears off phased-out permanents too. */
export function healPhasedOut(game: Game): void {
  const { state } = game
  if (state.phasedOut.length === 0) return
  state.phasedOut = state.phasedOut.map((phased) => ({
    ...phased,
    object: objectWith(phased.object, { damage: 0, deathtouched: false }),
  }))
}
