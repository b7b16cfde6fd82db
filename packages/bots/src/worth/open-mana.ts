import type { Cost } from '@spellwright/dsl'
import { ManaCost, type PlayerId } from '@spellwright/engine'
import { quantity } from '../seat/quantity.ts'
import type { Scene } from '../seat/scene.ts'
import type { Situation } from '../seat/situation.ts'
import { isLand } from '../seat/thing.ts'

/** Mana another player could still make, by what they have untapped. */
export const openMana = (s: Situation, player: PlayerId): number =>
  s.players[player].pool.length +
  s.permanentsOf(player).filter((permanent) => !permanent.tapped && isLand(permanent)).length

/** How much mana a cost asks for. */
export function manaIn(s: Situation, scene: Scene, cost: Cost): number {
  let sum = 0
  for (const part of cost) {
    if (part.kind === 'mana') sum += ManaCost.parse(part.mana).manaValue
    else if (part.kind === 'generic') sum += quantity(s, scene, part.amount)
    else if (part.kind === 'repeated') sum += quantity(s, scene, part.times) * manaIn(s, scene, part.cost)
  }
  return sum
}

export const canAfford = (s: Situation, scene: Scene, player: PlayerId, cost: Cost): boolean =>
  openMana(s, player) >= manaIn(s, scene, cost)
