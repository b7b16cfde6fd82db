import type { ObjectId } from '@spellwright/engine'
import { landFacts } from '../facts/land-facts.ts'
import type { ManaUnit } from '../seat/mana.ts'
import type { SeenGame } from '../seat/seen-game.ts'
import { spareLands } from '../worth/cast-worth.ts'
import type { SpellPlay } from './spells.ts'

const NOTHING: readonly ManaUnit[] = []
const ofTypes = (types: number): ManaUnit => ({ source: 0 as ObjectId, types })

/** Mana that a permanent spell lets its player make this turn, once it is paid for and `left` is what remains. */
export function manaGained(s: SeenGame, { way }: SpellPlay, left: readonly ManaUnit[]): readonly ManaUnit[] {
  if (way.extraMana.length > 0) return isLandLeft(s, left) ? way.extraMana.map(({ types }) => ofTypes(types)) : NOTHING
  return way.grantsLands ? landGained(s) : NOTHING
}

/** An untapped land is left to put an Aura on. */
const isLandLeft = (s: SeenGame, left: readonly ManaUnit[]): boolean =>
  left.some(({ source }) => source !== 0 && s.battlefield.factsOf(source)?.isLand)

/** A land more can be played and tapped. */
function landGained(s: SeenGame): readonly ManaUnit[] {
  if (spareLands(s) <= 0) return NOTHING
  for (const { facts, isLand } of s.ownHand.handCards) {
    if (!isLand || facts === null) continue
    const { types, entersTapped } = landFacts(facts.definition)
    if (types !== 0 && !entersTapped) return [ofTypes(types)]
  }
  return NOTHING
}
