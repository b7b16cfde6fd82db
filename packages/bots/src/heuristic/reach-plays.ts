import type { Ability, Cost, Effect, EffectOf } from '@spellwright/dsl'
import { type Action, type Context, type EntityId, type ObjectId, playerEntity } from '@spellwright/engine'
import { blockersAgainst, isLethal, readyAttackers } from '../combat/attack.ts'
import { type ActivatedUse, DOES } from '../facts/ability-facts.ts'
import type { Aimed } from '../facts/aimed.ts'
import type { Price } from '../facts/price.ts'
import { stepsIn } from '../facts/steps.ts'
import { TRAIT } from '../facts/traits.ts'
import { canPay, type ManaUnit, payWith } from '../seat/mana.ts'
import type { SeenGame } from '../seat/seen-game.ts'
import { amountFor } from '../worth/amount-for.ts'
import { canDieOfDamage, damageCountsFor } from '../worth/damage.ts'
import { effectsWorth } from '../worth/effect-worth.ts'
import { abilityPlays } from './abilities.ts'
import { possibleX, spellPlays } from './spells.ts'

/** Damage, or loss of life, of both players. */
interface Burnt {
  readonly damage: number
  /** What the player takes of it too. */
  readonly own: number
}

interface Reach extends Burnt {
  readonly action: Action
  readonly price: Price
  /** Permanents of the player it takes, and how many there are that it could take. */
  readonly victims: number
  readonly offered: number
}

const NO_BURN: Burnt = { damage: 0, own: 0 }

/** Damage, or loss of life, that this does to the opponent if aimed at them. */
function burnOf(s: SeenGame, self: ObjectId, { targets, effects, modes }: Aimed, x = 0): Burnt {
  if (modes) return NO_BURN
  const ctx = s.context(self, s.me)
  const entities = [playerEntity(s.foe)]
  const bindings: Record<string, readonly EntityId[]> = {}
  for (const name in targets) {
    if (!s.reader.isTarget(ctx, targets[name]!, playerEntity(s.foe))) return NO_BURN
    bindings[name] = entities
  }
  const aimed = s.context(self, s.me, x, bindings)
  let damage = 0
  let own = 0
  for (const effect of effects)
    if (isBurn(effect) && hitsOpponent(aimed, effect)) {
      damage += amountFor(s, aimed, effect.amount, s.foe)
      if (hitsEverybody(effect)) own += amountFor(s, aimed, effect.amount, s.me)
    }
  // What it does beside is not asked: whoever wins need not care.
  return damage > 0 && (own > 0 || effectsWorth(s, aimed, effects) > 0) ? { damage, own } : NO_BURN
}

type Burn = EffectOf<'loseLife'> | EffectOf<'dealDamage'>

const isBurn = (effect: Effect): effect is Burn => effect.kind === 'loseLife' || effect.kind === 'dealDamage'

/** Does it hit the opponent, to whom every name of the context is bound? */
function hitsOpponent(ctx: Context, effect: Burn): boolean {
  if (hitsEverybody(effect)) return true
  if (effect.kind === 'loseLife') return effect.player === 'opponent'
  const { to } = effect
  if (typeof to !== 'object') return false
  return ('the' in to && ctx.bindings[to.the] !== undefined) || ('players' in to && to.players === 'opponent')
}

function hitsEverybody(effect: Burn): boolean {
  if (effect.kind === 'loseLife') return effect.player === 'eachPlayer'
  return typeof effect.to === 'object' && 'players' in effect.to && effect.to.players === 'eachPlayer'
}

/** An ability that costs nothing is not counted on more often than this. */
const MOST_FREE_USES = 3

/** A bound that is quickly found on the damage the player could do at once. */
function mostBurn(s: SeenGame): number {
  const { mine } = s.battlefield
  const once = s.ownHand.burn + mine.burn
  return mine.burnAgain === 0 ? once : once + mine.burnAgain * Math.max(MOST_FREE_USES, mine.creatures.length)
}

/** Is the opponent's life within reach of what the player could do at once? */
export const couldWin = (s: SeenGame): boolean => {
  if (s.policy.mistakes.missesLethal) return false
  const life = s.life(s.foe)
  return life <= 20 && life <= mostBurn(s)
}

/** A closer look, by what can be paid for: could it be that much? */
function couldBurn(s: SeenGame, damage: number): boolean {
  for (const { way } of spellPlays(s)) if (way.burns) return true
  let most = 0
  for (const { use } of abilityPlays(s)) {
    const times = use.burn > 0 ? timesPossible(s, use) : 0
    if (times > 0) most += times * use.burn
  }
  return most >= damage
}

/** Burn that ends the game now: all the plays of it, in order, if together they are enough (SPEC S13.5: a play that wins). */
export function winningPlays(s: SeenGame): readonly Action[] {
  const life = s.life(s.foe)
  if (!couldWin(s) || !canDieOfDamage(s, s.foe) || !couldBurn(s, life)) return NOTHING
  const { actions, damage } = burnUpTo(s, life)
  return damage >= life ? actions : NOTHING
}

/** The damage that burn could do to the opponent after an attack, if that together might end the game. */
export function burnAfterAttack(s: SeenGame): number {
  const life = s.life(s.foe)
  const most = s.policy.attacksThenBurns && !s.policy.mistakes.missesLethal ? mostBurn(s) : 0
  if (most <= 0 || life > s.battlefield.mine.reach + most || !canDieOfDamage(s, s.foe)) return 0
  return burnUpTo(s, life, true).damage
}

/** Mana is kept for burn that ends the game after the attack. */
export function keepForBurn(s: SeenGame): readonly Action[] {
  if (s.turn.step !== 'main1') return NOTHING
  const attackers = readyAttackers(s)
  if (attackers.length === 0) return NOTHING
  const burn = burnAfterAttack(s)
  return burn > 0 && isLethal(s, attackers, 0, undefined, undefined, burn) && !isLethal(s, attackers) ? PASS : NOTHING
}

const PASS: readonly Action[] = [{ kind: 'pass' }]

/** Burn that can be paid for together, until it is as much as wanted. `afterCombat`: sorceries count too. */
function burnUpTo(
  s: SeenGame,
  life: number,
  afterCombat = false,
): { readonly actions: readonly Action[]; readonly damage: number } {
  const burns: Reach[] = []
  addBurnSpells(s, burns, afterCombat)
  addBurnAbilities(s, burns)
  // What is paid with permanents comes last: lands are tapped for the rest first.
  burns.sort((a, b) => a.victims - b.victims || b.damage - a.damage)
  let left: readonly ManaUnit[] = s.units
  let total = 0
  let spared = damageCountsFor(s, s.me) ? s.life(s.me) : Number.POSITIVE_INFINITY
  const taken: Action[] = []
  let victims = 0
  for (const { action, damage, own, price, victims: given, offered } of burns) {
    if (own >= spared || (given > 0 && victims + given > offered) || isTaken(taken, action)) continue
    const after = payWith(left, price)
    if (!after) continue
    left = after
    victims += given
    total += damage
    spared -= own
    taken.push(action)
    if (total >= life) break
  }
  return { actions: taken, damage: total }
}

const NOTHING: readonly Action[] = []

/** A card can be cast in one way only. */
const isTaken = (taken: readonly Action[], action: Action): boolean =>
  action.kind === 'cast' && taken.some((other) => other.kind === 'cast' && other.object === action.object)

/** How many permanents a cost takes, and how many there are to give. */
function sacrificed(s: SeenGame, self: ObjectId, cost: Cost): Pick<Reach, 'victims' | 'offered'> {
  for (const part of cost) {
    if (part.kind !== 'sacrifice' || part.what === 'self') continue
    const ctx = s.context(self, s.me)
    const offered = s.reader.objectsMatching(ctx, part.what).filter((id) => s.permanent(id)?.controller === s.me).length
    return { victims: part.count === undefined ? 1 : s.reader.quantity(ctx, part.count), offered }
  }
  return NO_VICTIMS
}

const NO_VICTIMS = { victims: 0, offered: 0 }

function addBurnSpells(s: SeenGame, burns: Reach[], afterCombat: boolean): void {
  const isMain = s.turn.step === 'main1' || s.turn.step === 'main2'
  const sorceryTime = s.isMyTurn && (isMain || afterCombat) && !s.top
  for (const { card, way, action, price } of spellPlays(s)) {
    if (!way.burns || (!sorceryTime && !card.types.includes('instant'))) continue
    const x = possibleX(s, card)
    const { damage, own } = burnOf(s, card.id, way.spell, x)
    if (damage > 0)
      burns.push({
        action,
        damage,
        own,
        price: x === 0 ? price : withX(price, x),
        ...sacrificed(s, card.id, way.others),
      })
  }
}

/** With all the mana there is put into X. */
const withX = ({ needs, generic, total }: Price, x: number): Price => ({
  needs,
  generic: generic + x,
  total: total + x,
})

function addBurnAbilities(s: SeenGame, burns: Reach[]): void {
  for (const play of abilityPlays(s)) {
    if (!play.does(DOES.burning)) continue
    const { action, source, use } = play
    const { damage, own } = burnOf(s, source, use.aimed)
    if (damage <= 0) continue
    const burn = { action, damage, own, price: use.price, ...NO_VICTIMS }
    for (let times = timesPossible(s, use); times > 0; times--) burns.push(burn)
  }
}

/** How often an ability could be used in a row, by what it uses up. */
function timesPossible(s: SeenGame, { ability: { cost }, price }: ActivatedUse): number {
  const mana = price.total
  if (cost.some((part) => part.kind === 'tap' || ('what' in part && part.what === 'self'))) return 1
  const others = cost.some(({ kind }) => kind === 'sacrifice') ? s.creaturesOf(s.me).length : MOST_FREE_USES
  return mana === 0 ? Math.min(others, MOST_FREE_USES) : Math.min(others, Math.floor(s.units.length / mana))
}

/** Strengthening everybody, where that makes the attack lethal. */
export function rallyPlays(s: SeenGame): readonly Action[] {
  if (s.turn.step !== 'main1' || (s.ownHand.traits & TRAIT.rallies) === 0 || s.policy.mistakes.missesLethal)
    return NOTHING
  const attackers = readyAttackers(s)
  if (attackers.length === 0) return NOTHING
  const plays: Action[] = []
  for (const { card, way, action, price } of spellPlays(s)) {
    if (!canPay(s.units, price)) continue
    const bonus = rallyBonus(s, card.id, way.abilities)
    if (bonus > 0 && isLethal(s, attackers, bonus)) plays.push(action)
  }
  return plays.length === 0 || isLethal(s, attackers) ? NOTHING : plays
}

function rallyBonus(s: SeenGame, self: ObjectId, abilities: readonly Ability[]): number {
  let bonus = 0
  for (const ability of abilities) {
    if (!isAtOnce(ability)) continue
    for (const step of stepsIn(ability.effects)) {
      if (step.kind !== 'apply' || typeof step.what !== 'object' || !('all' in step.what)) continue
      for (const change of step.apply)
        if (change.kind === 'modifyPT') bonus += s.reader.quantity(s.context(self, s.me), change.power)
    }
  }
  return bonus
}

/** What a spell does, or what happens as the permanent enters. */
function isAtOnce(ability: Ability): ability is Extract<Ability, { kind: 'spell' | 'triggered' }> {
  if (ability.kind === 'spell') return true
  if (ability.kind !== 'triggered' || ability.on.kind !== 'zoneChange') return false
  return ability.on.to === 'battlefield' && ability.on.object === 'self'
}

/** Is there an attack to be made that only their blockers keep from killing? */
export function isHeldUp(s: SeenGame): boolean {
  if (s.turn.step !== 'main1' || blockersAgainst(s).length === 0) return false
  const attackers = readyAttackers(s)
  return attackers.length > 0 && !isLethal(s, attackers)
}

/** Would the attack kill if that many of their blockers were out of the way? */
export function lethalWithout(s: SeenGame, removals: number): boolean {
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
