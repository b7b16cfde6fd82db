import type { Ability } from '@spellwright/dsl'
import { type Action, playerEntity } from '@spellwright/engine'
import { blockersAgainst, isLethal, readyAttackers } from '../combat/attack.ts'
import { stepsIn } from '../facts/steps.ts'
import type { ManaUnit } from '../seat/mana.ts'
import { quantity } from '../seat/quantity.ts'
import { bindAll, sceneOf } from '../seat/scene.ts'
import type { Situation } from '../seat/situation.ts'
import { type Aimed, possibleTargets, spellOf } from '../worth/aim.ts'
import { canDieOfDamage } from '../worth/damage.ts'
import { effectsWorth } from '../worth/effect-worth.ts'
import { abilityPlays } from './abilities.ts'
import { costPrice, type Price, pay } from './cost.ts'
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

/** A bound that is quickly found on the damage the player could do at once. */
function mostBurn(s: Situation): number {
  let burn = 0
  for (const permanent of s.mine) {
    const traits = s.traits(permanent)
    if (traits.burn > 0) burn += traits.burn * (traits.burnsAgain ? s.mine.length : 1)
  }
  for (const card of s.hand) burn += s.cardTraits(card)?.burn ?? 0
  return burn
}

/** Burn that ends the game now: every piece of it, in order, if together it is enough (SPEC S13.5: a play that wins). */
export function winningPlays(s: Situation): readonly Action[] {
  const life = s.life(s.foe)
  if (life > 20 || life > mostBurn(s) || !canDieOfDamage(s, s.foe)) return []
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
  return spellPlays(s).flatMap(({ card, abilities, action, price }) => {
    if (!sorceryTime && !card.types.includes('instant')) return []
    const damage = damageTo(s, card.id, spellOf(abilities))
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
  const others = cost.some(({ kind }) => kind === 'sacrifice') ? s.creaturesOf(s.me).length : 3
  return mana === 0 ? Math.min(others, 3) : Math.min(others, Math.floor(s.units.length / mana))
}

/** Strengthening everybody, where that makes the attack lethal. */
export function rallyPlays(s: Situation): readonly Action[] {
  if (s.turn.step !== 'main1' || !s.hand.some((card) => s.cardTraits(card)?.rallies === true)) return []
  const attackers = readyAttackers(s)
  if (attackers.length === 0 || isLethal(s, attackers)) return []
  return spellPlays(s).flatMap(({ card, abilities, action, price }) => {
    const bonus = rallyBonus(s, card.id, abilities)
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

/** Would the attack kill if that many of their blockers were out of the way? */
export function lethalWithout(s: Situation, removals: number): boolean {
  if (removals <= 0 || s.turn.step !== 'main1') return false
  const attackers = readyAttackers(s)
  const blockers = blockersAgainst(s)
  if (attackers.length === 0 || blockers.length === 0 || isLethal(s, attackers)) return false
  return isLethal(s, attackers, 0, new Set(blockers.slice(0, removals).map(({ id }) => id)))
}
