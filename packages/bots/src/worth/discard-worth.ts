import type { Effect, EffectOf } from '@spellwright/dsl'
import { quantity } from '../seat/quantity.ts'
import { playersOf } from '../seat/refs.ts'
import type { Scene } from '../seat/scene.ts'
import type { Situation } from '../seat/situation.ts'
import { CARD } from './card-worth.ts'
import { giveUpWorth } from './cost-worth.ts'

/** Cards the player draws in these steps, before the one at that place. */
export function drawnBefore(s: Situation, scene: Scene, effects: readonly Effect[], place: number): number {
  let drawn = 0
  for (let i = 0; i < place; i++) {
    const effect = effects[i]!
    if (effect.kind === 'draw' && playersOf(s, scene, effect.player).includes(s.me))
      drawn += quantity(s, scene, effect.count)
  }
  return drawn
}

/** What discarding takes: of the opponent something, of the player what they need least, also of what they have just drawn. */
export function discardWorth(s: Situation, scene: Scene, effect: EffectOf<'discard'>, drawn: number): number {
  let sum = 0
  for (const player of playersOf(s, scene, effect.player)) {
    const { handCount } = s.players[player]
    const count = effect.count === 'hand' ? handCount + drawn : quantity(s, scene, effect.count)
    sum += player === s.me ? -ownDiscard(s, scene, effect, count, drawn) : 0.75 * CARD * Math.min(handCount, count)
  }
  return sum
}

function ownDiscard(s: Situation, scene: Scene, { how }: EffectOf<'discard'>, count: number, drawn: number): number {
  const worths: number[] = []
  for (const thing of s.things('hand')) if (thing.id !== scene.self) worths.push(giveUpWorth(s, thing))
  for (let i = 0; i < drawn; i++) worths.push(CARD)
  const least = Math.min(count, worths.length)
  if (how === 'choice') worths.sort((a, b) => a - b)
  let sum = 0
  for (let i = 0; i < (how === 'choice' ? least : worths.length); i++) sum += worths[i]!
  return how === 'choice' || worths.length === 0 ? sum : (sum * least) / worths.length
}
