import type { ActivatedAbility, CostPart } from '@spellwright/dsl'
import type { Game } from '../game/game.ts'
import type { PlayerId } from '../state/ids.ts'
import { itemAt, itemsAt } from '../state/lists.ts'
import type { ManaSources, ManaUse } from './mana-sources.ts'

/** What all sources that cost it share: energy or life. */
type Shared = 'payEnergy' | 'payLife'

const amountIn = (part: CostPart, kind: Shared): number =>
  part.kind === kind && typeof part.amount === 'number' ? part.amount : 0

/** What a use of a source costs of it. */
const needOf = ({ instance }: ManaUse, kind: Shared): number =>
  (instance.ability as ActivatedAbility).cost.reduce((sum, part) => sum + amountIn(part, kind), 0)

/** CR 107.14: all sources share the energy. */
export const withinEnergy = (game: Game, player: PlayerId, all: ManaSources): ManaSources =>
  within(all, 'payEnergy', game.state.players[player].counters['energy'] ?? 0)

/** CR 119.4: life that pays for one source pays for no other one, and for nothing else. */
export const withinLife = (all: ManaSources, life: number): ManaSources => within(all, 'payLife', life)

/** How much of it all sources together could cost. */
const totalNeed = ({ uses }: ManaSources, kind: Shared): readonly number[] =>
  uses.map((ways) => ways.reduce((most, use) => Math.max(most, needOf(use, kind)), 0))

/** The life that all sources together could cost. */
export const lifeForMana = (all: ManaSources): number => totalNeed(all, 'payLife').reduce((sum, need) => sum + need, 0)

/**
 * Only as many of the sources that cost it are offered as the player can pay for. Sources that make mana only for it come
 * first.
 */
function within(all: ManaSources, kind: Shared, available: number): ManaSources {
  const needs = totalNeed(all, kind)
  if (needs.every((need) => need === 0)) return all
  const isOnlyForIt = (index: number): boolean => itemAt(all.uses, index).every((use) => needOf(use, kind) > 0)
  const inOrder = needs
    .flatMap((need, index) => (need > 0 ? [index] : []))
    .sort((a, b) => Number(isOnlyForIt(b)) - Number(isOnlyForIt(a)) || a - b)
  let left = available
  const refused = new Set<number>()
  for (const index of inOrder) {
    if (itemAt(needs, index) <= left) left -= itemAt(needs, index)
    else refused.add(index)
  }
  const kept = all.uses.flatMap((uses, index) => {
    const options = itemAt(all.sources, index).options
    const free = refused.has(index)
      ? uses.flatMap((use, at) => (needOf(use, kind) > 0 ? [] : [at]))
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
