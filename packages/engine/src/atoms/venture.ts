import { DUNGEONS, type Dungeon, roomAbilities } from '@spellwright/dsl'
import { askOption } from '../decision/ask.ts'
import { makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { markerOf } from '../query/designation.ts'
import { mustGet, nameOf } from '../query/lookup.ts'
import { NO_OBJECT, type ObjectId, PLAYERS, type PlayerId } from '../state/ids.ts'
import { itemAt } from '../state/lists.ts'
import { touch, updateObject } from '../state/update.ts'
import { emit } from '../triggers/collect.ts'
import { completeDungeon, putInCommandZone } from './designate.ts'
import { remember } from './remember.ts'

const dungeonNamed = (name: string): Dungeon | undefined => DUNGEONS.find((dungeon) => dungeon.name === name)

/** The dungeon card of a player in the command zone, and the room of their venture marker (CR 309.4). */
export function currentRoom(game: Game, player: PlayerId): { dungeon: Dungeon; room: number; id: ObjectId } | null {
  const id = markerOf(game, player, 'dungeon')
  const dungeon = id === NO_OBJECT ? undefined : dungeonNamed(nameOf(game, id))
  return dungeon === undefined ? null : { dungeon, room: (mustGet(game, id).marks?.['dungeon'] ?? 1) - 1, id }
}

/** CR 701.49: enter a dungeon, or go on to the next room. `into`: by name (CR 701.49d). */
export function venture(game: Game, player: PlayerId, source: ObjectId, into?: string): void {
  const now = currentRoom(game, player)
  const next = now === null ? [] : itemAt(now.dungeon.rooms, now.room).next
  if (now !== null && next.length > 0) {
    const rooms = next.map((index) => itemAt(now.dungeon.rooms, index).name)
    enterRoom(game, player, now.id, itemAt(next, chooseWay(game, player, source, 'Choose a room.', rooms)))
    return
  }
  // CR 701.49c: from the bottommost room to another dungeon.
  if (now !== null) leaveDungeon(game, player, now.id)
  const open = DUNGEONS.filter(({ name, onlyByName }) => (into === undefined ? !onlyByName : name === into))
  const names = open.map(({ name }) => name)
  const dungeon = itemAt(open, chooseWay(game, player, source, 'Choose a dungeon.', names))
  enterRoom(game, player, putInCommandZone(game, dungeon.name, player, roomAbilities(dungeon)), 0)
}

function chooseWay(game: Game, player: PlayerId, source: ObjectId, text: string, names: readonly string[]): number {
  if (names.length < 2) return 0
  const options = names.map((label, value) => ({ label, value }))
  return askOption(game, { player, purpose: 'room', source, text }, options)
}

function enterRoom(game: Game, player: PlayerId, id: ObjectId, room: number): void {
  updateObject(game, id, { marks: { dungeon: room + 1 } })
  const name = currentRoom(game, player)?.dungeon.rooms[room]?.name ?? ''
  emit(game, [makeEvent('roomEntered', { object: id, player, amount: room, detail: name })])
}

/** CR 309.7: a player completes a dungeon as it is removed from the game. */
function leaveDungeon(game: Game, player: PlayerId, id: ObjectId): void {
  remember(game, id)
  game.state.command = game.state.command.filter((other) => other !== id)
  game.state.objects[id] = undefined
  touch(game)
  completeDungeon(game, player, id)
}

/** CR 309.6, 704.5t: in the bottommost room, once its ability has left the stack. */
export function leaveCompletedDungeons(game: Game): boolean {
  let any = false
  for (const player of PLAYERS) {
    const now = currentRoom(game, player)
    if (now === null || itemAt(now.dungeon.rooms, now.room).next.length > 0 || isAtWork(game, now.id)) continue
    leaveDungeon(game, player, now.id)
    any = true
  }
  return any
}

const isAtWork = ({ state }: Game, id: ObjectId): boolean =>
  state.waiting.some(({ source }) => source === id) ||
  state.stack.some((item) => {
    const object = state.objects[item]
    return object?.kind === 'ability' && object.stack?.source === id
  })
