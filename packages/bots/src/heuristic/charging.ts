import type { Effect, EffectOf } from '@spellwright/dsl'
import type { Context } from '@spellwright/engine'
import type { SeenGame } from '../seat/seen-game.ts'
import { effectsWorth } from '../worth/effect-worth.ts'

type Sweep = (count: number) => Effect

/** "Destroy all with mana value equal to the number of counters": as it would be with another number of them. */
function sweepBy(effect: Effect, counter: string): Sweep | null {
  if (effect.kind !== 'destroy' || typeof effect.what !== 'object' || !('all' in effect.what)) return null
  const { all } = effect.what
  const { manaValue } = all
  if (manaValue === undefined || !('exactly' in manaValue) || typeof manaValue.exactly !== 'object') return null
  if (manaValue.exactly.kind !== 'countersOn' || manaValue.exactly.counter !== counter) return null
  return (count) => ({ ...effect, what: { all: { ...all, manaValue: { exactly: count } } } })
}

/** No mana value is waited for longer than this. */
const MOST_TURNS = 4

/** One counter more: yes where a larger number sweeps away more than what there is; null: the counters are not for that. */
export function isWorthCharging(s: SeenGame, ctx: Context, { what, counter }: EffectOf<'putCounters'>): boolean | null {
  if (what !== 'self') return null
  const facts = s.battlefield.factsOf(ctx.source)
  for (const { ability } of facts?.abilityFacts.uses ?? [])
    for (const effect of ability.effects) {
      const sweep = sweepBy(effect, counter)
      if (sweep === null) continue
      const now = facts?.view.counters[counter] ?? 0
      const worth = (count: number): number => effectsWorth(s, ctx, [sweep(count)])
      const kept = Math.max(0, worth(now))
      for (let count = now + 1; count <= now + MOST_TURNS; count++) if (worth(count) > kept) return true
      // Most creatures that come are small.
      return now === 0 && kept === 0
    }
  return null
}
