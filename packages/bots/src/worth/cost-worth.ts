import type { Ability, Cost, CostPart, Filter, Zone } from '@spellwright/dsl'
import { type Context, ManaCost } from '@spellwright/engine'
import { abilitiesWorth } from '../facts/ability-worth.ts'
import { demandOf } from '../facts/price.ts'
import type { SeenGame } from '../seat/seen-game.ts'
import { hasKeyword, isCreature, isLand, type SeenObject } from '../seat/seen-object.ts'
import { afterlifeWorth } from './afterlife-worth.ts'
import { cardWorth, namedCard } from './card-worth.ts'
import { isDoomed } from './doom.ts'
import { lifeChange } from './life.ts'
import { isReturnable, isReturner, isRevivable } from './revival.ts'
import { worthIn } from './zone-worth.ts'

/** Mana that would otherwise not be used costs next to nothing. */
const MANA = 0.15
/** What is not used at the end of the opponent's turn is lost. */
const SPARE_MANA = 0.04

const isLastUse = (s: SeenGame): boolean => !s.isMyTurn && s.turn.step === 'end'

/** A player with fewer lands than this misses those they give for good in every turn to come. */
const MANY_LANDS = 7
const LOST_LAND = 1.5

/** The cheapest ones that fit: what a player would give. */
function cheapest(s: SeenGame, ctx: Context, what: Filter, zone: Zone, count: number, perLand = 0): number {
  const worths: number[] = []
  for (const object of s.objects(zone)) {
    if (object.controller !== s.me || (object.id === ctx.source && zone !== 'battlefield')) continue
    if (!s.reader.matches(ctx, what, object.id, null)) continue
    const isMissed = perLand > 0 && isLand(object.info) && !isDoomed(s, object)
    worths.push(giveUpWorth(s, object) + (isMissed ? perLand : 0))
  }
  if (worths.length < count) return 1000
  worths.sort((a, b) => a - b)
  let sum = 0
  for (let i = 0; i < count; i++) sum += worths[i]!
  return sum
}

/** Creatures with that much power together, those that cost least for it; the source itself keeps nothing. */
function cheapestPower(s: SeenGame, ctx: Context, what: Filter, power: number): number {
  const offers: { readonly worth: number; readonly power: number }[] = []
  for (const object of s.objects('battlefield')) {
    if (object.controller !== s.me || object.id === ctx.source || !s.reader.matches(ctx, what, object.id, null))
      continue
    if ((object.info.power ?? 0) > 0) offers.push({ worth: giveUpWorth(s, object), power: object.info.power! })
  }
  offers.sort((a, b) => a.worth / a.power - b.worth / b.power)
  let left = power
  let sum = 0
  for (const offer of offers) {
    if (left <= 0) break
    left -= offer.power
    sum += offer.worth
  }
  return left > 0 ? 1000 : sum
}

/** What it means to part with something of one's own; what is lost anyway costs little. */
export function giveUpWorth(s: SeenGame, object: SeenObject): number {
  const worth =
    object.zone === 'hand' && object.definition !== '' ? handWorth(s, object) : worthIn(s, object, object.zone)
  return isDoomed(s, object) ? 0.15 * worth : worth
}

/** What a card gains by lying where it will be returned from. */
const BURIED = 0.25

/** A card that will be returned, or can be cast, from the graveyard is not lost there. */
function handWorth(s: SeenGame, object: SeenObject): number {
  const worth = cardWorth(s, namedCard(object))
  if (s.ownHand.revivers.length > 0 && isRevivable(s, object))
    return s.policy.graveyardPlans ? -BURIED * worthIn(s, object, 'battlefield') : 0.2 * worth
  if (s.policy.reanimation && isNeededToReturn(s, object)) return worth + RETURNER
  if (s.policy.reanimation && isBigAndReturnable(s, object)) return -BURIED * worthIn(s, object, 'battlefield')
  const facts = s.facts(object.definition)
  if (facts !== null && facts.afterlife !== null) return afterlifeWorth(s, object, facts, worth)
  return hasKeyword(object.info, 'flashback') ? 0.6 * worth : worth
}

/** A point of loyalty more is worth about as much as one less for whoever would take it away. */
const LOYALTY = 0.7

/** What returns a creature is kept while there is one to return. */
const RETURNER = 3

const isNeededToReturn = (s: SeenGame, { definition, id }: SeenObject): boolean =>
  isReturner(s, s.facts(definition)) &&
  [...s.objects('hand'), ...s.objects('graveyard')].some((other) => other.id !== id && isBigAndReturnable(s, other))

/** Too expensive to be cast soon, and something in hand returns it. */
const isBigAndReturnable = (s: SeenGame, object: SeenObject): boolean =>
  object.info.manaValue > s.landsOf(s.me).length + 2 && isReturnable(s, object)

/** A card that will not be cast for turns is worth less than any other. */
const UNCASTABLE = 0.8

/** What it takes to use a card in hand up for an ability of its own. */
function cycledWorth(s: SeenGame, { zone, info }: SeenObject, worth: number): number {
  if (!s.policy.cycles || zone !== 'hand' || isLand(info)) return worth
  const isLate = info.manaValue > s.landsOf(s.me).length + s.ownHand.landCount + 1
  return isLate || lacksColor(s, info.manaCost) ? Math.min(worth, UNCASTABLE) : worth
}

/** Does the cost ask for a colour that no permanent of the player makes? */
function lacksColor(s: SeenGame, manaCost: string | null): boolean {
  let made = 0
  for (const { abilityFacts } of s.battlefield.mine.permanentFacts) made |= abilityFacts.manaTypes
  return demandOf(manaCost).counts.some((count, type) => count > 0 && (made & (1 << type)) === 0)
}

const REPLAYED = 0.2

/** A tapped land that comes to hand is played again in the same turn, where there is none to play instead. */
function isReplayed(s: SeenGame, ctx: Context, what: Filter): boolean {
  if (!s.isMyTurn || s.ownHand.landCount > 0 || s.players[s.me].landsPlayed > 0) return false
  return s.landsOf(s.me).some((land) => land.tapped && s.reader.matches(ctx, what, land.id, null))
}

/** What using something up costs that is there for nothing else. */
const USED_UP = 0.3

/** What it takes to sacrifice the source of an ability for that ability: what else it does. */
function usedUpWorth(s: SeenGame, object: SeenObject): number {
  const worth = giveUpWorth(s, object)
  if (!s.policy.usesUp || object.permanent === null || isCreature(object.info) || isLand(object.info)) return worth
  const others = s.abilities(object.id).flatMap(({ ability }) => (isUsingUp(ability) ? [] : [ability]))
  return Math.min(worth, USED_UP + Math.max(0, abilitiesWorth(others)))
}

const isUsingUp = (ability: Ability): boolean =>
  ability.kind === 'activated' && ability.cost.some((part) => part.kind === 'sacrifice' && part.what === 'self')

function partWorth(s: SeenGame, ctx: Context, part: CostPart): number {
  switch (part.kind) {
    case 'mana':
    case 'waterbend':
      return (isLastUse(s) ? SPARE_MANA : MANA) * ManaCost.parse(part.mana).manaValue
    case 'generic':
      return MANA * s.reader.quantity(ctx, part.amount)
    case 'ownManaCost':
      return 0.4
    case 'tap': {
      const self = s.permanent(ctx.source)
      if (!self || !isCreature(self)) return 0.05
      // One that does not untap by itself keeps its shot for something worth it.
      const staysTapped = s.abilities(self.id).some(({ ability }) => {
        const rule = ability.kind === 'static' ? ability.rule : undefined
        return rule?.kind === 'doesntUntap' && rule.what === 'self'
      })
      return staysTapped ? 1.2 : 0.2
    }
    case 'gainLife':
      return 0.2 * s.reader.quantity(ctx, part.amount)
    case 'untap':
    case 'reveal':
    case 'behold':
    case 'mill':
      return 0.1
    case 'payLife': {
      const amount = s.reader.quantity(ctx, part.amount)
      // Only with life to spare (SPEC S13.7).
      const isReckless = amount > 1 && s.life(s.me) - amount < 5
      return -lifeChange(s.life(s.me), -amount) + (isReckless ? 10 : 0)
    }
    case 'sacrifice':
    case 'returnToHand': {
      const count = part.count === undefined ? 1 : s.reader.quantity(ctx, part.count)
      const scale = part.kind === 'sacrifice' ? 1 : 0.5
      if (part.kind === 'sacrifice' && part.totalPower !== undefined)
        return part.what === 'self' ? 0 : cheapestPower(s, ctx, part.what, part.totalPower)
      const isMissed = part.kind === 'sacrifice' || (s.policy.fullHands && count > 1)
      const perLand = isMissed && s.landsOf(s.me).length < MANY_LANDS ? LOST_LAND : 0
      if (part.kind === 'returnToHand' && part.what !== 'self' && count === 1 && isReplayed(s, ctx, part.what))
        return REPLAYED
      if (part.what !== 'self') return scale * cheapest(s, ctx, part.what, 'battlefield', count, perLand)
      const self = s.object(ctx.source)
      return self ? scale * (part.kind === 'sacrifice' ? usedUpWorth(s, self) : giveUpWorth(s, self)) : 0
    }
    case 'putOnBottom':
      return 0.1 * s.reader.quantity(ctx, part.count ?? 1)
    case 'discard':
    case 'exile': {
      const count = part.count === undefined ? 1 : s.reader.quantity(ctx, part.count)
      if (part.what === 'hand') return 2 * s.hand.length
      if (part.what === 'self') {
        const self = s.object(ctx.source)
        return self ? cycledWorth(s, self, giveUpWorth(s, self)) : 0
      }
      const zone = part.what.zone === 'graveyard' || part.what.zone === 'battlefield' ? part.what.zone : 'hand'
      return cheapest(s, ctx, part.what, zone, count)
    }
    case 'tapOther':
      return 0.2 * (part.totalPower ?? s.reader.quantity(ctx, part.count ?? 1))
    case 'payEnergy':
      return 0.3 * s.reader.quantity(ctx, part.amount)
    case 'removeCounters':
      return 0.6 * s.reader.quantity(ctx, part.count)
    case 'putCounters':
    case 'exert':
    case 'collectEvidence':
      return 0.5
    case 'loyalty':
      if (part.change === '-X') return 0.4 * ctx.x
      return -(s.policy.planeswalkers && part.change > 0 ? LOYALTY : 0.4) * part.change
    case 'choice':
      return Math.min(...part.options.map((option) => costWorth(s, ctx, option)))
    case 'repeated':
      return s.reader.quantity(ctx, part.times) * costWorth(s, ctx, part.cost)
  }
}

/** What paying a cost takes from the player of this seat. */
export function costWorth(s: SeenGame, ctx: Context, cost: Cost): number {
  let sum = 0
  for (const part of cost) sum += partWorth(s, ctx, part)
  return sum
}
