import type { Ability } from '@spellwright/dsl'
import { type Action, playerEntity } from '@spellwright/engine'
import { blockersAgainst, isLethal, readyAttackers } from '../combat/attack.ts'
import type { Aimed } from '../facts/aimed.ts'
import { costPrice, type Price } from '../facts/price.ts'
import { stepsIn } from '../facts/steps.ts'
import { TRAIT } from '../facts/traits.ts'
import type { ManaUnit } from '../seat/mana.ts'
import { quantity } from '../seat/quantity.ts'
import { bindAll, sceneOf } from '../seat/scene.ts'
import type { Situation } from '../seat/situation.ts'
import { possibleTargets } from '../worth/aim.ts'
import { canDieOfDamage } from '../worth/damage.ts'
import { effectsWorth } from '../worth/effect-worth.ts'
import { abilityPlays } from './abilities.ts'
import { pay } from './cost.ts'
import { spellPlays } from './spells.ts'

interface Reach {
  readonly action: Action
  readonly damage: number
  readonly price: Price
}

/** Damage, or loss of life, that this does to the opponent if aimed at them. */
function damageTo(s: Situation, self: Parameters<typeof sceneOf>[1], { targets, effects, modes }: Aimed): number {
  if (modes) return 0
  const foe = playerEntity(s.foe)
  const scene = sceneOf(s.me, self)
  const names: string[] = []
  for (const [name, spec] of Object.entries(targets ?? {})) {
    if (!possibleTargets(s, scene, spec).includes(foe)) return 0
    names.push(name)
  }
  const aimed = sceneOf(s.me, self, { bound: bindAll(names.map((name) => ({ name, entities: [foe] }))) })
  // What it does beside is not asked: whoever wins need not care.
  if (effectsWorth(s, aimed, effects) <= 0) return 0
  return effects.reduce((sum, effect) => {
    if (effect.kind === 'loseLife' && effect.player === 'opponent') return sum + quantity(s, aimed, effect.amount)
    if (effect.kind !== 'dealDamage') return sum
    const { to } = effect
    const hits =
      typeof to === 'object' &&
      (('the' in to && names.includes(to.the)) || ('players' in to && to.players === 'opponent'))
    return hits ? sum + quantity(s, aimed, effect.amount) : sum
  }, 0)
}

/** An ability that costs nothing is not counted on more often than this. */
const MOST_FREE_USES = 3

/** A bound that is quickly found on the damage the player could do at once. */
function mostBurn(s: Situation): number {
  const { burn, burnAgain, creatures } = s.table.mine
  return s.held.burn + burn + burnAgain * Math.max(MOST_FREE_USES, creatures.length)
}

/** Is the opponent's life within reach of what the player could do at once? */
export const couldWin = (s: Situation): boolean => {
  const life = s.life(s.foe)
  return life <= 20 && life <= mostBurn(s)
}

/** Burn that ends the game now: every piece of it, in order, if together it is enough (SPEC S13.5: a play that wins). */
export function winningPlays(s: Situation): readonly Action[] {
  if (!couldWin(s) || !canDieOfDamage(s, s.foe)) return []
  const life = s.life(s.foe)
  const pieces = [...burnSpells(s), ...burnAbilities(s)].sort((a, b) => b.damage - a.damage)
  let left: readonly ManaUnit[] = s.units
  let total = 0
  const taken: Action[] = []
  for (const { action, damage, price } of pieces) {
    const after = pay(left, price)
    if (!after) continue
    left = after
    total += damage
    taken.push(action)
    if (total >= life) return taken
  }
  return []
}

function burnSpells(s: Situation): Reach[] {
  const sorceryTime = s.isMyTurn && (s.turn.step === 'main1' || s.turn.step === 'main2') && !s.top
  return spellPlays(s).flatMap(({ card, way, action, price }) => {
    if (!sorceryTime && !card.types.includes('instant')) return []
    const damage = damageTo(s, card.id, way.spell)
    return damage > 0 ? [{ action, damage, price }] : []
  })
}

function burnAbilities(s: Situation): Reach[] {
  return abilityPlays(s).flatMap(({ action, ability, source }) => {
    const damage = damageTo(s, source, ability)
    if (damage <= 0) return []
    const price = costPrice(ability.cost)
    return Array.from({ length: timesPossible(s, ability, price.total) }, () => ({ action, damage, price }))
  })
}

/** How often an ability could be used in a row, by what it uses up. */
function timesPossible(s: Situation, { cost }: Extract<Ability, { kind: 'activated' }>, mana: number): number {
  if (cost.some((part) => part.kind === 'tap' || ('what' in part && part.what === 'self'))) return 1
  const others = cost.some(({ kind }) => kind === 'sacrifice') ? s.creaturesOf(s.me).length : MOST_FREE_USES
  return mana === 0 ? Math.min(others, MOST_FREE_USES) : Math.min(others, Math.floor(s.units.length / mana))
}

/** Strengthening everybody, where that makes the attack lethal. */
export function rallyPlays(s: Situation): readonly Action[] {
  if (s.turn.step !== 'main1' || (s.held.traits & TRAIT.rallies) === 0) return []
  const attackers = readyAttackers(s)
  if (attackers.length === 0 || isLethal(s, attackers)) return []
  return spellPlays(s).flatMap(({ card, way, action, price }) => {
    const bonus = rallyBonus(s, card.id, way.abilities)
    return bonus > 0 && pay(s.units, price) !== null && isLethal(s, attackers, bonus) ? [action] : []
  })
}

function rallyBonus(s: Situation, self: Parameters<typeof sceneOf>[1], abilities: readonly Ability[]): number {
  const effects = abilities.flatMap((ability) => {
    if (ability.kind === 'spell') return ability.effects
    if (ability.kind !== 'triggered' || ability.on.kind !== 'zoneChange') return []
    return ability.on.to === 'battlefield' && ability.on.object === 'self' ? ability.effects : []
  })
  return stepsIn(effects).reduce((sum, step) => {
    if (step.kind !== 'apply' || typeof step.what !== 'object' || !('all' in step.what)) return sum
    return step.apply.reduce(
      (each, change) => each + (change.kind === 'modifyPT' ? quantity(s, sceneOf(s.me, self), change.power) : 0),
      sum,
    )
  }, 0)
}

/** Is there an attack to be made that only their blockers keep from killing? */
export function isHeldUp(s: Situation): boolean {
  if (s.turn.step !== 'main1' || blockersAgainst(s).length === 0) return false
  const attackers = readyAttackers(s)
  return attackers.length > 0 && !isLethal(s, attackers)
}

/** Would the attack kill if that many of their blockers were out of the way? */
export function lethalWithout(s: Situation, removals: number): boolean {
  if (removals <= 0) return false
  return isLethal(
    s,
    readyAttackers(s),
    0,
    new Set(
      blockersAgainst(s)
        .slice(0, removals)
        .map(({ id }) => id),
    ),
  )
}
