import type { Game } from '../game/game.ts'
import { mustGet } from '../query/lookup.ts'
import { hashText } from './hash.ts'
import type { ObjectId } from './ids.ts'
import type { GameObject } from './object.ts'

/**
 * A key for the position: object ids are renumbered in order of appearance, timestamps by rank. Two positions with the same
 * key continue in the same way if no player chooses differently.
 */
export function positionKey(game: Game): string {
  const { state } = game
  const labels = new Map<number, number>()
  const label = (id: number): number => {
    if (id <= 0) return id
    let known = labels.get(id)
    if (known === undefined) {
      known = labels.size + 1
      labels.set(id, known)
    }
    return known
  }
  const stamps = [...state.battlefield].sort((a, b) => mustGet(game, a).timestamp - mustGet(game, b).timestamp)
  const rank = new Map(stamps.map((id, index) => [id, index]))
  const describe = (id: ObjectId): unknown => {
    const object = mustGet(game, id) as GameObject
    return [
      label(id),
      object.card,
      object.kind,
      object.def,
      object.zone,
      object.controller,
      object.face,
      object.faceDown,
      object.tapped,
      object.damage,
      object.counters,
      label(object.attachedTo),
      object.copy,
      object.merged && [object.merged.under, object.merged.values],
      object.bestowed,
      object.chosen,
      rank.get(id) ?? -1,
      object.stack && [
        object.stack.kind,
        label(object.stack.source),
        object.stack.abilityKey,
        object.stack.targets.map((target) => target.entities.map(label)),
        object.stack.modes,
        object.stack.x,
      ],
    ]
  }
  const zones = [state.battlefield, state.stack, state.exile, ...state.graveyard, ...state.hand, state.command]
  const described = zones.map((zone) => zone.map(describe))
  const waiting = state.waiting.map((trigger) => [label(trigger.source), trigger.abilityKey, trigger.controller])
  // Links of objects that are gone do not matter.
  const links = [...state.linked].filter(([id]) => labels.has(id))
  const text = JSON.stringify([
    described,
    state.library.map((library) => library.length),
    state.players.map((player) => [player.life, player.counters, player.pool.length, player.lost]),
    [state.turn.number, state.turn.step, state.turn.active, state.daytime],
    waiting,
    state.phasedOut.map(({ object }) => label(object.id)),
    [state.effects.length, state.rules.length, state.replacements.length, state.delayed.length],
    links.map(([id, byKey]) => [
      label(id),
      Object.entries(byKey).map(([key, ids]) => [key, ids.filter((other) => state.objects[other]).map(label)]),
    ]),
  ])
  return hashText(text)
}
