import { ascend, becomeMonarch, increaseSpeed, ringEmblem, takeInitiative } from '../atoms/designate.ts'
import { removeMarks, setMark } from '../atoms/marks.ts'
import { venture } from '../atoms/venture.ts'
import { askObjects } from '../decision/ask.ts'
import { makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { objectsMatching } from '../query/filter.ts'
import { mustGet } from '../query/lookup.ts'
import { playersOf } from '../query/refs.ts'
import { NO_OBJECT, type ObjectId, type PlayerId } from '../state/ids.ts'
import { emit } from '../triggers/collect.ts'
import type { EffectHandlers } from './run.ts'

/** CR 701.54a: the value of the mark says whose Ring it bears. */
function bearRing(game: Game, player: PlayerId, bearer: ObjectId): void {
  for (const id of game.state.battlefield) {
    if (mustGet(game, id).marks?.['ringBearer'] === player + 1) removeMarks(game, id, 'ringBearer')
  }
  if (bearer !== NO_OBJECT) setMark(game, bearer, 'ringBearer', player + 1)
}

type Kinds = 'becomeMonarch' | 'takeInitiative' | 'venture' | 'ascend' | 'increaseSpeed' | 'ringTempts'

export const designationEffects: EffectHandlers<Kinds> = {
  becomeMonarch(game, frame, effect) {
    const [player] = playersOf(game, frame, effect.player)
    if (player !== undefined) becomeMonarch(game, player)
  },
  takeInitiative(game, frame, effect) {
    const [player] = playersOf(game, frame, effect.player)
    if (player !== undefined) takeInitiative(game, player)
  },
  venture(game, frame, effect) {
    for (const player of playersOf(game, frame, effect.player)) venture(game, player, frame.source, effect.into)
  },
  ascend(game, frame) {
    ascend(game, frame.controller)
  },
  increaseSpeed(game, frame) {
    increaseSpeed(game, frame.controller)
  },
  ringTempts(game, frame) {
    const player = frame.controller
    ringEmblem(game, player)
    const own = objectsMatching(game, frame, { type: 'creature', controller: 'you' })
    const text = 'Choose your Ring-bearer.'
    const [bearer = NO_OBJECT] = askObjects(game, { player, purpose: 'choose', source: frame.source, text }, own, 1, 1)
    if (bearer !== NO_OBJECT) bearRing(game, player, bearer)
    emit(game, [makeEvent('ringTempted', { player, object: bearer })])
  },
}
