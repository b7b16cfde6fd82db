import { type Ability, INITIATIVE } from '@spellwright/dsl'
import { makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { MONARCH, RING, SPEED } from '../keywords/designation-abilities.ts'
import { contextOf } from '../query/context.ts'
import { type DesignationMark, designation, markerOf } from '../query/designation.ts'
import { countMatching } from '../query/filter.ts'
import { inlineDefinition } from '../state/compiled.ts'
import { NO_OBJECT, type ObjectId, otherPlayer, type PlayerId } from '../state/ids.ts'
import { nextTimestamp, updateObject } from '../state/update.ts'
import { emit } from '../triggers/collect.ts'
import { freshObject } from './fresh-object.ts'
import { addObject } from './move.ts'

/** Creates an emblem, or the marker of a designation: an object in the command zone with these abilities. */
export function putInCommandZone(game: Game, name: string, player: PlayerId, abilities: readonly Ability[]): ObjectId {
  const object = freshObject(game, {
    owner: player,
    controller: player,
    zone: 'command',
    def: definition(game, name, abilities),
    kind: 'emblem',
    card: -1,
  })
  addObject(game, object)
  return object.id
}

const definition = (game: Game, name: string, abilities: readonly Ability[]): number =>
  inlineDefinition(game, {
    name,
    layout: 'normal',
    faces: [{ name, supertypes: [], types: [], subtypes: [], abilities }],
  })

function mark(game: Game, id: ObjectId, word: DesignationMark, value: number): void {
  updateObject(game, id, { marks: { [word]: value } })
}

/** CR 725.3: there is only one monarch. */
export function becomeMonarch(game: Game, player: PlayerId): void {
  if (designation(game, player, 'monarch') > 0) return
  const other = markerOf(game, otherPlayer(player), 'monarch')
  if (other === NO_OBJECT) mark(game, putInCommandZone(game, 'The Monarch', player, MONARCH), 'monarch', 1)
  else updateObject(game, other, { owner: player, controller: player, timestamp: nextTimestamp(game) })
  emit(game, [makeEvent('becameMonarch', { player })])
}

/** CR 726.3, 726.5: only one player has the initiative; taking it again counts. */
export function takeInitiative(game: Game, player: PlayerId): void {
  if (designation(game, player, 'initiative') === 0) {
    const other = markerOf(game, otherPlayer(player), 'initiative')
    if (other === NO_OBJECT) mark(game, putInCommandZone(game, 'The Initiative', player, INITIATIVE), 'initiative', 1)
    else updateObject(game, other, { owner: player, controller: player, timestamp: nextTimestamp(game) })
  }
  emit(game, [makeEvent('tookInitiative', { player })])
}

/** CR 309.7: counted for what asks whether a player has completed a dungeon. */
export function completeDungeon(game: Game, player: PlayerId, dungeon: ObjectId): void {
  const times = designation(game, player, 'completedDungeons')
  const marker =
    times === 0 ? putInCommandZone(game, 'Completed dungeons', player, []) : markerOf(game, player, 'completedDungeons')
  mark(game, marker, 'completedDungeons', times + 1)
  emit(game, [makeEvent('dungeonCompleted', { player, object: dungeon })])
}

/** CR 702.131: for the rest of the game. */
export function ascend(game: Game, player: PlayerId): boolean {
  if (designation(game, player, 'blessing') > 0) return false
  if (countMatching(game, contextOf(NO_OBJECT, player), { controller: 'you' }) < 10) return false
  mark(game, putInCommandZone(game, "City's Blessing", player, []), 'blessing', 1)
  emit(game, [makeEvent('gotBlessing', { player })])
  return true
}

/** CR 702.179: up to 4. */
export function increaseSpeed(game: Game, player: PlayerId): void {
  const speed = designation(game, player, 'speed')
  if (speed >= 4) return
  const marker = speed === 0 ? putInCommandZone(game, 'Speed', player, SPEED) : markerOf(game, player, 'speed')
  mark(game, marker, 'speed', speed + 1)
  emit(game, [makeEvent('speedChanged', { player, amount: speed + 1 })])
}

/** CR 701.54c: the emblem has one more ability each time, up to the fourth. */
export function ringEmblem(game: Game, player: PlayerId): void {
  const times = designation(game, player, 'ring') + 1
  const abilities = RING.slice(0, Math.min(times, 4)).flat()
  let id = markerOf(game, player, 'ring')
  if (id === NO_OBJECT) id = putInCommandZone(game, 'The Ring', player, abilities)
  else updateObject(game, id, { def: definition(game, 'The Ring', abilities) })
  mark(game, id, 'ring', times)
}
