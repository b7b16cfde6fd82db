import type { Zone } from '@spellwright/dsl'
import { copiableValues } from '../continuous/copiable.ts'
import { withCounters } from '../continuous/counters.ts'
import { effectsInForce, runLayers } from '../continuous/layers.ts'
import { characteristics } from '../continuous/read.ts'
import type { Game } from '../game/game.ts'
import { mustGet } from '../query/lookup.ts'
import { isObjectEntity, type ObjectId, PLAYERS } from './ids.ts'

/** What is wrong with the state of a game at a decision. Each sentence is a bug in the engine. */
export function brokenInvariants(game: Game, thorough = false): string[] {
  const broken = [...zoneProblems(game), ...cardProblems(game)]
  if (game.decision?.shape === 'act') broken.push(...restProblems(game))
  if (thorough) broken.push(...cacheProblems(game))
  return broken
}

function* zones(game: Game): Generator<{ zone: Zone; owner: 0 | 1 | null; ids: readonly ObjectId[] }> {
  const { state } = game
  for (const zone of ['battlefield', 'stack', 'exile', 'command'] as const)
    yield { zone, owner: null, ids: state[zone] }
  for (const zone of ['library', 'hand', 'graveyard', 'outside'] as const)
    for (const owner of PLAYERS) yield { zone, owner, ids: state[zone][owner] }
}

/** Every object is in exactly one zone, and says so itself. */
function zoneProblems(game: Game): string[] {
  const broken: string[] = []
  const seen = new Set<ObjectId>()
  for (const { zone, owner, ids } of zones(game))
    for (const id of ids) {
      const object = game.state.objects[id]
      if (!object) broken.push(`${zone} lists object ${id}, which does not exist`)
      else if (object.zone !== zone) broken.push(`object ${id} is listed in ${zone} and says ${object.zone}`)
      else if (owner !== null && object.owner !== owner)
        broken.push(`object ${id} lies in the ${zone} of the wrong player`)
      if (seen.has(id)) broken.push(`object ${id} is in two places`)
      seen.add(id)
    }
  for (const object of game.state.objects)
    if (object && !seen.has(object.id)) broken.push(`object ${object.id} is in no zone`)
  return broken
}

/** Cards are conserved: each physical card is one object. */
function cardProblems(game: Game): string[] {
  const counts: [number, number] = [0, 0]
  const cards = new Set<number>()
  const broken: string[] = []
  for (const object of [...game.state.objects, ...game.state.phasedOut.map((phased) => phased.object)])
    for (const { kind, card } of object === undefined ? [] : [object, ...(object.merged?.under ?? [])]) {
      if (kind !== 'card') continue
      if (cards.has(card)) broken.push(`card ${card} exists twice`)
      cards.add(card)
      counts[object!.owner]++
    }
  for (const player of PLAYERS)
    if (counts[player] !== game.state.players[player].deckSize)
      broken.push(`player ${player} has ${counts[player]} cards of ${game.state.players[player].deckSize}`)
  return broken
}

/** After state-based actions nothing refers to objects that are gone. */
function restProblems(game: Game): string[] {
  const broken: string[] = []
  for (const id of game.state.battlefield) {
    const { attachedTo, paired } = mustGet(game, id)
    if (isObjectEntity(attachedTo) && !game.state.objects[attachedTo])
      broken.push(`object ${id} is attached to nothing`)
    if (paired !== 0 && game.state.objects[paired]?.zone !== 'battlefield')
      broken.push(`object ${id} is paired with nothing`)
  }
  for (const { attacker, blockers } of game.state.combat?.attackers ?? [])
    for (const id of [attacker, ...blockers])
      if (game.state.objects[id]?.zone !== 'battlefield')
        broken.push(`object ${id} fights and is not on the battlefield`)
  return broken
}

/** Cached characteristics must be the same as those from applying all layers to all objects. */
function cacheProblems(game: Game): string[] {
  const remembered = game.state.battlefield.map((id) => JSON.stringify(characteristics(game, id)))
  const values = runLayers(game, effectsInForce(game))
  return game.state.battlefield.flatMap((id, index) => {
    const object = mustGet(game, id)
    const value = values.get(id) ?? withCounters(object, copiableValues(game, object))
    return JSON.stringify(value) === remembered[index] ? [] : [`object ${id} has stale characteristics`]
  })
}
