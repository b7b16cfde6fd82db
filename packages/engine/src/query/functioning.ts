import type { StaticAbility, Zone } from '@spellwright/dsl'
import type { Game } from '../game/game.ts'
import { zoneOfStatic } from '../state/ability-zone.ts'
import { compiledOf } from '../state/compiled.ts'
import type { ObjectId } from '../state/ids.ts'

/** CR 113.6: a static ability functions on the battlefield (an emblem's in the command zone), unless it says where. */
export function functionsIn(ability: StaticAbility, zone: Zone): boolean {
  const where = zoneOfStatic(ability).zone ?? (zone === 'command' ? 'command' : 'battlefield')
  if (where === 'everywhere') return true
  return typeof where === 'string' ? where === zone : where.includes(zone)
}

/**
 * Every object whose abilities may function where it is: permanents, emblems, spells, and cards with abilities that
 * function in the zone they are in.
 */
export function forEachFunctioning(game: Game, visit: (id: ObjectId, zone: Zone) => void): void {
  const { state } = game
  for (const id of state.battlefield) visit(id, 'battlefield')
  for (const id of state.command) visit(id, 'command')
  for (const id of state.stack) if (state.objects[id]!.kind !== 'ability') visit(id, 'stack')
  if (!game.watches.elsewhere) return
  for (const zone of ['hand', 'graveyard', 'library'] as const)
    for (const list of state[zone]) visitElsewhere(game, list, zone, visit)
  visitElsewhere(game, state.exile, 'exile', visit)
}

function visitElsewhere(
  game: Game,
  ids: readonly ObjectId[],
  zone: Zone,
  visit: (id: ObjectId, zone: Zone) => void,
): void {
  for (const id of ids) if (compiledOf(game, game.state.objects[id]!.def).functionsElsewhere) visit(id, zone)
}
