import { hasKeyword } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import { makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { ruleApplies } from '../query/rules.ts'
import { mayBeReplaced, replaceEvent } from '../replacement/apply.ts'
import type { CauseKind } from '../replacement/proposal.ts'
import { NO_OBJECT, type ObjectId, type PlayerId } from '../state/ids.ts'
import { emit } from '../triggers/collect.ts'
import { moveObjects } from './move.ts'

export interface DestroyOptions {
  readonly source?: ObjectId
  readonly controller?: PlayerId | -1
  readonly regeneration?: boolean
  readonly cause?: CauseKind
}

/** Those of the permanents that will be destroyed: not the indestructible or regenerated ones. */
export function destructible(game: Game, ids: readonly ObjectId[], options: DestroyOptions = {}): ObjectId[] {
  const doomed: ObjectId[] = []
  const byEffect = options.cause !== 'stateBased'
  for (const id of ids) {
    if (game.state.objects[id]?.zone !== 'battlefield') continue
    if (hasKeyword(characteristics(game, id), 'indestructible')) continue
    const regeneration = options.regeneration !== false && !ruleApplies(game, 'cantBeRegenerated', id)
    const proposal = { kind: 'destroy', object: id, regeneration, byEffect } as const
    const event = mayBeReplaced(game, proposal) ? replaceEvent(game, proposal) : proposal
    if (event) doomed.push(id)
  }
  return doomed
}

/** CR 701.8: destroy permanents simultaneously. Returns those that were destroyed (as they were). */
export function destroyAll(game: Game, ids: readonly ObjectId[], options: DestroyOptions = {}): ObjectId[] {
  return putIntoGraveyard(game, [], destructible(game, ids, options), options)
}

/** Puts destroyed permanents, and others that die with them, into graveyards at once. Returns the destroyed ones. */
export function putIntoGraveyard(
  game: Game,
  others: readonly ObjectId[],
  doomed: readonly ObjectId[],
  options: DestroyOptions = {},
): ObjectId[] {
  const all = [...doomed, ...others]
  if (all.length === 0) return []
  const source = options.source ?? NO_OBJECT
  const controller = options.controller ?? -1
  const kind = options.cause ?? 'destroy'
  const became = moveObjects(
    game,
    all.map((id) => ({ id, to: 'graveyard' as const, cause: { kind, source, controller } })),
  )
  const destroyed = doomed.filter((id) => !game.state.objects[id])
  emit(
    game,
    destroyed.map((id) => makeEvent('destroyed', { object: id, became: became[all.indexOf(id)]!, source, controller })),
  )
  return destroyed
}
