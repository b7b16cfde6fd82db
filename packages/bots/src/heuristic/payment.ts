import { MANA_TYPES } from '@spellwright/dsl'
import type { ManaChoice, ObjectId, PayAnswer, PayDecision, SeatAccess } from '@spellwright/engine'
import { type ManaFacts, manaFacts } from '../facts/mana-facts.ts'
import { demandOf, manaPrice, type Price, symbolsPrice } from '../facts/price.ts'
import { hasTrait, TRAIT, type Traits } from '../facts/traits.ts'
import type { Policy } from '../policy.ts'
import { canPay, type ManaUnit, payKeeping, payWith } from '../seat/mana.ts'
import { SeenGame } from '../seat/seen-game.ts'

const AUTO: PayAnswer = { kind: 'auto' }
const NO_TRAITS: Traits = { flags: 0, burn: 0 }

/** The payment the engine shows keeps most open (SPEC S13.3), unless it is in the way of another spell; the pool goes first. */
export function choosePayment(seat: SeatAccess, decision: PayDecision, policy: Policy): PayAnswer {
  const { plan, poolChoices } = decision
  if (plan !== null)
    return plan.uses.length === 0 ? AUTO : sparing(new SeenGame(seat, seat.view(), policy), plan, decision)
  if (poolChoices.length === 0) return { kind: 'cancel' }
  return { kind: 'pool', choice: policy.carefulPool ? bestLeft(new SeenGame(seat), poolChoices) : 0 }
}

/** Which of these leaves most of what the spell on top of the stack asks for, and otherwise most colours. */
function bestLeft(s: SeenGame, remaining: readonly string[]): number {
  const { counts } = demandOf(s.top?.spell?.manaCost ?? null)
  const scores = remaining.map((left) =>
    MANA_TYPES.reduce((score, type, at) => {
      const held = left.split(`{${type}}`).length - 1
      return score + NEEDED * Math.min(held, counts[at] ?? 0) + (type === 'C' ? 0 : held)
    }, 0),
  )
  return scores.indexOf(Math.max(...scores))
}

function sparing(s: SeenGame, plan: NonNullable<PayDecision['plan']>, decision: PayDecision): PayAnswer {
  const isDeadly = plan.painful && painOf(s, plan.uses) >= s.life(s.me)
  const kept = plan.uses.find(({ object }) => isKept(s, decision, object))?.object
  const left = unitsWithout(s.units, plan.uses)
  if (!isDeadly && kept === undefined && (left.length === 0 || !isMissing(s, left))) return AUTO
  const units = kept === undefined ? s.units : s.units.filter((unit) => unit.source !== kept)
  const price = symbolsPrice(decision.cost)
  const better = (s.policy.keepHeldMana ? keepingHeld(s, units, price) : null) ?? payWith(units, price)
  if (better === null) return isDeadly ? { kind: 'cancel' } : AUTO
  const isBetter = isDeadly || kept !== undefined || enables(s, better, left)
  return isBetter ? tapping(s, units, better, price, decision) : AUTO
}

/** What is left after paying so that an instant in hand can still be cast, the dearest first; null if none can. */
function keepingHeld(s: SeenGame, units: readonly ManaUnit[], price: Price): readonly ManaUnit[] | null {
  const held = s.ownHand.handCards
    .filter(({ role, isLand, card }) => !isLand && role !== 'Proactive' && card.manaValue > 0)
    .sort((a, b) => b.card.manaValue - a.card.manaValue)
  for (const { card } of held) {
    const kept = manaPrice(card.manaCost)
    if (price.total + kept.total > units.length) continue
    const left = payKeeping(units, price, kept)
    if (left !== null) return left
  }
  return null
}

function unitsWithout(units: readonly ManaUnit[], uses: readonly ManaChoice[]): readonly ManaUnit[] {
  const left: ManaUnit[] = []
  for (const unit of units) if (!isUsed(uses, unit.source)) left.push(unit)
  return left
}

function isUsed(uses: readonly ManaChoice[], id: ObjectId): boolean {
  for (const { object } of uses) if (object === id) return true
  return false
}

/** A quick look: is there a spell in hand that could not be paid for with that? */
function isMissing(s: SeenGame, left: readonly ManaUnit[]): boolean {
  for (const { card, isLand } of s.ownHand.handCards)
    if (!isLand && card.manaValue > 0 && card.manaValue <= s.units.length && !canPay(left, manaPrice(card.manaCost)))
      return true
  return false
}

/** A land that is to become a creature is not tapped for that, nor what makes more mana once the Aura is on it. */
function isKept(s: SeenGame, { source }: PayDecision, id: ObjectId): boolean {
  if (id === source) return hasTrait(s.battlefield.factsOf(source)?.abilityFacts.traits ?? NO_TRAITS, TRAIT.animates)
  const { top } = s
  if (top?.id !== source || top.card === null || !top.targets.some(({ entities }) => entities.includes(id)))
    return false
  return s.facts(top.card.definition)?.ways.some(({ extraMana }) => extraMana.length > 0) ?? false
}

const factsOf = (s: SeenGame, { object, ability }: ManaChoice): ManaFacts | null => {
  const found = s.abilities(object).find(({ key }) => key === ability)
  return found ? manaFacts(found.ability) : null
}

const painOf = (s: SeenGame, uses: readonly ManaChoice[]): number =>
  uses.reduce((sum, use) => sum + (factsOf(s, use)?.pain ?? 0), 0)

/** Could a spell in hand still be paid for with the first, and not with the second? */
function enables(s: SeenGame, better: readonly ManaUnit[], left: readonly ManaUnit[]): boolean {
  for (const { card, isLand } of s.ownHand.handCards) {
    if (isLand || card.manaValue === 0 || card.manaValue > better.length) continue
    const price = manaPrice(card.manaCost)
    if (!canPay(left, price) && canPay(better, price)) return true
  }
  return false
}

/** The first of these to be tapped. */
function tapping(
  s: SeenGame,
  units: readonly ManaUnit[],
  left: readonly ManaUnit[],
  price: Price,
  { abilities }: PayDecision,
): PayAnswer {
  const used = units.find((unit) => unit.source !== 0 && !left.includes(unit))
  if (!used) return AUTO
  const types = price.needs.reduce((sum, need) => sum | need.types, 0)
  let choice: ManaChoice | null = null
  let best = Number.NEGATIVE_INFINITY
  for (const one of abilities) {
    const facts = one.object === used.source ? factsOf(s, one) : null
    if (facts === null || (facts.types & used.types) === 0) continue
    const score = ((facts.types & used.types & types) === 0 ? 0 : NEEDED) - facts.pain
    if (score <= best) continue
    best = score
    choice = one
  }
  return choice ? { kind: 'activate', object: choice.object, ability: choice.ability } : AUTO
}

/** To make a type of mana that is needed counts for more than what it costs. */
const NEEDED = 10
