import type { EffectOf } from '@spellwright/dsl'
import { putCounters, putPlayerCounters } from '../atoms/counters.ts'
import { askObjects, askOption } from '../decision/ask.ts'
import { makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { mustGet, nameOf } from '../query/lookup.ts'
import { entitiesOf } from '../query/refs.ts'
import { type EntityId, entityPlayer, isPlayerEntity, type ObjectId, PLAYERS, playerEntity } from '../state/ids.ts'
import { itemAt } from '../state/lists.ts'
import { emit } from '../triggers/collect.ts'
import type { Frame } from './frame.ts'

/** The kinds of counters on a permanent or a player. */
function kindsOn(game: Game, entity: EntityId): string[] {
  const counters = isPlayerEntity(entity)
    ? game.state.players[entityPlayer(entity)].counters
    : mustGet(game, entity as ObjectId).counters
  return Object.entries(counters ?? {}).flatMap(([kind, count]) => (count > 0 ? [kind] : []))
}

function putOne(game: Game, entity: EntityId, kind: string, source: ObjectId): void {
  if (isPlayerEntity(entity)) putPlayerCounters(game, entityPlayer(entity), kind, 1, source)
  else putCounters(game, entity as ObjectId, kind, 1, source)
}

/** "Choose a counter on target permanent or player": another of one of the kinds that are there. */
export function anotherCounter(game: Game, frame: Frame, { to }: EffectOf<'anotherCounter'>): void {
  for (const entity of entitiesOf(game, frame, to)) {
    if (!isPlayerEntity(entity) && !game.state.objects[entity]) continue
    const kinds = kindsOn(game, entity)
    if (kinds.length === 0) continue
    const text = `Choose a counter for ${nameOf(game, frame.source)}.`
    const question = { player: frame.controller, purpose: 'choose', source: frame.source, text } as const
    const index = askOption(
      game,
      question,
      kinds.map((kind) => ({ label: kind, value: kind })),
    )
    putOne(game, entity, itemAt(kinds, index), frame.source)
  }
}

/** CR 701.34a: any number of permanents and players get another counter of each kind they have. */
export function proliferate(game: Game, frame: Frame): void {
  const player = frame.controller
  const all: EntityId[] = [...game.state.battlefield, ...PLAYERS.map(playerEntity)]
  const candidates = all.filter((entity) => kindsOn(game, entity).length > 0)
  const text = `Choose what gets another counter of each kind for ${nameOf(game, frame.source)}.`
  const question = { player, purpose: 'choose' as const, source: frame.source, text }
  const chosen = askObjects(game, question, candidates, 0, candidates.length)
  for (const entity of chosen) for (const kind of kindsOn(game, entity)) putOne(game, entity, kind, frame.source)
  emit(game, [makeEvent('proliferated', { player, source: frame.source })])
}
