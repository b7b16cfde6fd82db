import { removeMarks } from '../atoms/marks.ts'
import { removeFromCombat } from '../combat/remove.ts'
import { isCreature } from '../continuous/characteristics.ts'
import { characteristics, settledEffectsNow } from '../continuous/read.ts'
import { makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { mustGet } from '../query/lookup.ts'
import { NO_OBJECT, type ObjectId } from '../state/ids.ts'
import { updateObject, updateStatus } from '../state/update.ts'
import { emit } from '../triggers/collect.ts'
import { endConditional } from '../turn/durations.ts'

/** A change of control gives a creature summoning sickness and removes it from combat (CR 302.6, 506.4). */
export function syncControl(game: Game): void {
  endConditional(game)
  let pairs = false
  // Settled effects do not change control.
  const isSettled = settledEffectsNow(game) !== null
  for (const id of game.state.battlefield) {
    const object = mustGet(game, id)
    if (object.paired !== NO_OBJECT) pairs = true
    const controller = isSettled ? object.controller : characteristics(game, id).controller
    if (controller === object.lastController) continue
    const from = object.lastController
    updateStatus(game, id, { lastController: controller, controlledSince: game.state.turn.number + 1 })
    removeFromCombat(game, id)
    unpairOne(game, id)
    // CR 701.54a
    removeMarks(game, id, 'ringBearer')
    emit(game, [makeEvent('controlChanged', { object: id, player: controller, controller: from })])
  }
  if (pairs) unpairBroken(game)
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
    const object = mustGet(game, id)
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
