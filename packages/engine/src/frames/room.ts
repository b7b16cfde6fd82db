import { setMark } from '../atoms/marks.ts'
import { type GameEvent, makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { compiledOf } from '../state/compiled.ts'
import type { ObjectId, PlayerId } from '../state/ids.ts'
import type { GameObject } from '../state/object.ts'
import { emit } from '../triggers/collect.ts'
import { DOORS, type Door, unlockedDoors } from './room-values.ts'

/** CR 709.5d: the half that was cast is unlocked as the permanent enters; a permanent that enters as a copy has none. */
export function doorsAsItEnters(game: Game, { zone, cast, kind, copy, def, face }: GameObject): GameObject['marks'] {
  const wasSpell = zone === 'stack' && (cast !== null || kind === 'copy')
  if (!wasSpell || compiledOf(game, copy?.def ?? def).rooms === null) return null
  return { doors: DOORS[(copy?.face ?? face) as Door] }
}

/** CR 709.5f, 709.5h–i: nothing happens to a half that is unlocked already. */
export function unlock(game: Game, id: ObjectId, door: Door, player: PlayerId): void {
  const object = game.state.objects[id]
  if (object?.zone !== 'battlefield') return
  const before = unlockedDoors(object)
  if ((before & DOORS[door]) !== 0) return
  setMark(game, id, 'doors', before | DOORS[door])
  emit(game, unlockEvents(id, player, before, door))
}

/** The events when a half becomes unlocked. */
export function unlockEvents(id: ObjectId, player: PlayerId, before: number, door: Door): GameEvent[] {
  const unlocked = makeEvent('unlocked', { object: id, player, amount: door })
  const isLast = (before | DOORS[door]) === 3
  return isLast ? [unlocked, makeEvent('fullyUnlocked', { object: id, player })] : [unlocked]
}
