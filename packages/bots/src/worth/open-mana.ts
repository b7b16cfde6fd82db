import type { PlayerId } from '@spellwright/engine'
import type { Situation } from '../seat/situation.ts'
import { isLand } from '../seat/thing.ts'

/** Mana another player could still make, by what they have untapped. */
export const openMana = (s: Situation, player: PlayerId): number =>
  s.players[player].pool.length +
  s.permanentsOf(player).filter((permanent) => !permanent.tapped && isLand(permanent)).length

export function canAfford(s: Situation, player: PlayerId, cost: readonly { kind: string; mana?: string }[]): boolean {
  const mana = cost.reduce((sum, part) => sum + (part.mana ?? '').split('}').filter(Boolean).reduce(addSymbol, 0), 0)
  return openMana(s, player) >= mana
}

const addSymbol = (sum: number, symbol: string): number => sum + (Number(symbol.slice(1)) || 1)
