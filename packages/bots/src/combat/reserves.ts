import type { ObjectId, PermanentView } from '@spellwright/engine'
import type { ActivatedUse } from '../facts/ability-facts.ts'
import { TRAIT } from '../facts/traits.ts'
import { type ManaUnit, payWith } from '../seat/mana.ts'
import type { SeenGame } from '../seat/seen-game.ts'
import { bodyWorth } from '../worth/permanent-worth.ts'
import { Fighter, recruit } from './fighter.ts'

/** What the mana on the opponent's side adds to their next attack. */
interface Reserves {
  /** What becomes a creature in time. */
  readonly recruits: readonly Fighter[]
  /** Power that creatures buy, by creature. */
  readonly growth: ReadonlyMap<ObjectId, number>
}

const NONE: Reserves = { recruits: [], growth: new Map() }

/** The opponent's attack next turn, with what their mana of that turn adds to it. */
export function withReserves(s: SeenGame, attackers: readonly Fighter[]): readonly Fighter[] {
  const { recruits, growth } = s.once(findReserves)
  if (recruits.length === 0 && growth.size === 0) return attackers
  const grown = attackers.map((one) => {
    const more = growth.get(one.id)
    return more === undefined ? one : strengthened(one, more)
  })
  return [...grown, ...recruits]
}

function strengthened(one: Fighter, more: number): Fighter {
  const { id, power, toughness, worth, keywords, place, kind } = one
  const stronger = new Fighter(id, power + more, toughness, worth, keywords, place)
  stronger.kind = kind
  return stronger
}

function findReserves(s: SeenGame): Reserves {
  const { traits } = s.battlefield.theirs
  if (!s.policy.countsReserves || (traits & (TRAIT.animates | TRAIT.grows)) === 0) return NONE
  const { recruits, left } = theirAnimations(s, manaNextTurn(s))
  return { recruits, growth: theirGrowth(s, left) }
}

/** What their permanents make once they have untapped. */
function manaNextTurn(s: SeenGame): readonly ManaUnit[] {
  const units: ManaUnit[] = []
  for (const { abilityFacts, view } of s.battlefield.theirs.permanentFacts) {
    const { tapMana } = abilityFacts
    if (tapMana === null || tapMana.charge !== null) continue
    for (let i = 0; i < tapMana.fixed; i++) units.push({ source: view.id, types: tapMana.types })
  }
  return units
}

const isForMana = ({ ability, taps }: ActivatedUse): boolean =>
  !taps && ability.cost.every(({ kind }) => kind === 'mana')

/** Lands and others that become creatures, as many as the mana is enough for; what attacks makes no mana. */
function theirAnimations(
  s: SeenGame,
  units: readonly ManaUnit[],
): { readonly recruits: readonly Fighter[]; readonly left: readonly ManaUnit[] } {
  const recruits: Fighter[] = []
  let left = units
  for (const { view, abilityFacts, isCreature } of s.battlefield.theirs.permanentFacts) {
    if (isCreature) continue
    for (const use of abilityFacts.uses) {
      if (use.animated === null || use.animated.crew > 0 || !isForMana(use)) continue
      const others = left.filter(({ source }) => source !== view.id)
      const after = payWith(others, use.price)
      if (after === null) continue
      left = after
      recruits.push(asCreature(view, use.animated))
      break
    }
  }
  return { recruits, left }
}

function asCreature(view: PermanentView, { size, keywords }: NonNullable<ActivatedUse['animated']>): Fighter {
  const { power, toughness } = size ?? { power: view.power ?? 0, toughness: view.toughness ?? 0 }
  return recruit(view.id, power, toughness, bodyWorth(power, toughness, keywords), keywords)
}

/** All of the mana goes to the creature that gains most by it. */
function theirGrowth(s: SeenGame, units: readonly ManaUnit[]): ReadonlyMap<ObjectId, number> {
  let most = 0
  let creature: ObjectId | null = null
  for (const { view, abilityFacts, isCreature } of s.battlefield.theirs.permanentFacts) {
    if (!isCreature) continue
    for (const use of abilityFacts.uses) {
      if (use.growth <= 0 || use.price.total === 0 || !isForMana(use)) continue
      const gained = use.growth * timesPayable(units, use)
      if (gained <= most) continue
      most = gained
      creature = view.id
    }
  }
  return creature === null ? NONE.growth : new Map([[creature, most]])
}

function timesPayable(units: readonly ManaUnit[], { price, ability }: ActivatedUse): number {
  const most = ability.limit?.times ?? Number.POSITIVE_INFINITY
  let times = 0
  let left: readonly ManaUnit[] | null = payWith(units, price)
  while (left !== null && times < most) {
    times++
    left = payWith(left, price)
  }
  return times
}
