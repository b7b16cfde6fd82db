import type { ActivatedAbility } from '@spellwright/dsl'
import type { Game } from '../game/game.ts'
import type { PlayerId } from '../state/ids.ts'
import { itemAt, itemsAt } from '../state/lists.ts'
import type { ManaSources, ManaUse } from './mana-sources.ts'

/** What a use of a source costs in energy (CR 107.14). */
function energyOf({ instance }: ManaUse): number {
  let energy = 0
  for (const part of (instance.ability as ActivatedAbility).cost)
    if (part.kind === 'payEnergy' && typeof part.amount === 'number') energy += part.amount
  return energy
}

/**
 * All sources share the energy, so only as many of those that cost energy are offered as the player can pay for. Sources
 * that make mana only for energy come first.
 */
export function withinEnergy(game: Game, player: PlayerId, all: ManaSources): ManaSources {
  const needs = all.uses.map((uses) => Math.max(0, ...uses.map(energyOf)))
  if (needs.every((need) => need === 0)) return all
  const isOnlyForEnergy = (index: number): boolean => itemAt(all.uses, index).every((use) => energyOf(use) > 0)
  const inOrder = needs
    .flatMap((need, index) => (need > 0 ? [index] : []))
    .sort((a, b) => Number(isOnlyForEnergy(b)) - Number(isOnlyForEnergy(a)) || a - b)
  let left = game.state.players[player].counters['energy'] ?? 0
  const refused = new Set<number>()
  for (const index of inOrder) {
    if (itemAt(needs, index) <= left) left -= itemAt(needs, index)
    else refused.add(index)
  }
  const kept = all.uses.flatMap((uses, index) => {
    const options = itemAt(all.sources, index).options
    const free = refused.has(index)
      ? uses.flatMap((use, at) => (energyOf(use) > 0 ? [] : [at]))
      : uses.map((_, at) => at)
    if (free.length === 0) return []
    return [{ options: itemsAt(options, free), uses: itemsAt(uses, free) }]
  })
  return {
    sources: kept.map(({ options }, key) => ({ key, options })),
    uses: kept.map(({ uses }) => uses),
    abilities: all.abilities,
  }
}
