import type { CardQuestion, NamedInQuestion } from '@spellwright/dsl'
import type { Decision } from '../decision/decision.ts'
import type { Game } from '../game/game.ts'
import { knowsCharacteristics } from '../query/knowledge.ts'
import { currentOrLastKnown, nameOf, recordOf } from '../query/lookup.ts'
import { type EntityId, entityPlayer, isObjectEntity, type ObjectId, type PlayerId } from '../state/ids.ts'
import { cardInfo } from './card-view.ts'

/** More objects than this are not named one by one. */
const MOST_NAMES = 3

/** The name of an object, if the player may know it. */
function knownName(game: Game, player: PlayerId, id: ObjectId): string | null {
  const record = recordOf(game, id)
  if (!record || !knowsCharacteristics(game, player, record)) return null
  return currentOrLastKnown(game, id)?.name || null
}

/** What caused an event: a spell, an ability or a permanent. */
const knownSource = (game: Game, player: PlayerId, id: ObjectId): string | null =>
  recordOf(game, id)?.kind === 'ability' ? `the ${nameOf(game, id)}` : knownName(game, player, id)

function namedObjects(game: Game, player: PlayerId, ids: readonly ObjectId[]): NamedInQuestion | null {
  const names = ids.map((id) => knownName(game, player, id))
  if (names.length === 0) return null
  const isNamed = names.length <= MOST_NAMES && !names.includes(null)
  const all = names.length === 1 ? `${names[0]}` : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
  const text = isNamed ? all : null
  const isYours = ids.every((id) => recordOf(game, id)?.owner === player)
  return { text, number: names.length === 1 ? 'one' : 'many', isYours }
}

const playerName = (game: Game, asked: PlayerId, player: PlayerId): string =>
  player === asked ? 'you' : game.state.players[player].name

/** What the names that were bound stand for, as far as the asked player may know it. */
function named(game: Game, asked: PlayerId, bindings: Readonly<Record<string, unknown>>) {
  const objects: Record<string, NamedInQuestion> = {}
  const players: Record<string, string> = {}
  for (const [name, value] of Object.entries(bindings)) {
    if (!Array.isArray(value)) continue
    const entities = value as readonly EntityId[]
    const [first] = entities
    if (first !== undefined && entities.length === 1 && !isObjectEntity(first))
      players[name] = playerName(game, asked, entityPlayer(first))
    const some = entities.every(isObjectEntity) ? namedObjects(game, asked, entities as readonly ObjectId[]) : null
    if (some) objects[name] = some
  }
  return { objects, players }
}

/** What the open question is about, as the asked player may know it: for its words. Null if no card data is behind it. */
export function questionView(game: Game, { about, player, source }: Decision): CardQuestion | null {
  if (!about) return null
  const { data, context } = about
  const info = currentOrLastKnown(game, context.source || source)
  const { event } = context
  return {
    data,
    source: { name: info?.name ?? '', types: info ? cardInfo(info).types : [] },
    controller: context.controller === player ? null : game.state.players[context.controller].name,
    ...named(game, player, context.bindings),
    event: event && {
      object: event.object === 0 ? null : knownName(game, player, event.object),
      source: event.source === 0 ? null : knownSource(game, player, event.source),
      player: event.player === -1 ? null : playerName(game, player, event.player),
    },
  }
}
