import type { EntityId, ManaChoice, ObjectId, PayAnswer, PayDecision, SeatAccess } from '@spellwright/engine'
import { manaFacts } from '../facts/mana-facts.ts'
import { symbolsPrice } from '../facts/price.ts'
import { TRAIT } from '../facts/traits.ts'
import { payWith } from '../seat/mana.ts'
import { Situation } from '../seat/situation.ts'

/** The payment the engine shows is the one that keeps most open (SPEC S13.3); mana in the pool goes first. */
export function choosePayment(seat: SeatAccess, decision: PayDecision): PayAnswer {
  const { plan, poolChoices } = decision
  if (plan === null) return poolChoices.length > 0 ? { kind: 'pool', choice: 0 } : { kind: 'cancel' }
  const { source } = decision
  const targets = targetsOf(seat, source)
  for (const { object } of plan.uses) {
    if (object !== source && !targets.includes(object)) continue
    const s = new Situation(seat)
    if (object === source ? isToAnimate(s, object) : willMakeMore(s)) return without(s, decision, object)
  }
  return AUTO
}

const AUTO: PayAnswer = { kind: 'auto' }

/** What the spell that is being paid for aims at. */
function targetsOf(seat: SeatAccess, spell: ObjectId): readonly EntityId[] {
  const top = seat.view().stack.at(-1)
  return top?.id === spell ? top.targets.flatMap(({ entities }) => entities) : []
}

/** A land that is to become a creature is not tapped for that. */
const isToAnimate = (s: Situation, source: ObjectId): boolean =>
  ((s.table.piece(source)?.kit.traits.flags ?? 0) & TRAIT.animates) !== 0

/** What makes more mana once the Aura is on it is tapped afterwards. */
function willMakeMore(s: Situation): boolean {
  const { card = null } = s.top ?? {}
  const ways = card === null ? undefined : s.facts(card.definition)?.ways
  return ways?.some(({ extraMana }) => extraMana.length > 0) ?? false
}

/** Pays with anything else, if that is possible: the next source to tap for it. */
function without(s: Situation, { cost, abilities }: PayDecision, spared: ObjectId): PayAnswer {
  const price = symbolsPrice(cost)
  const units = s.units.filter(({ source }) => source !== spared)
  const left = payWith(units, price)
  const used = left && units.find((unit) => unit.source !== 0 && !left.includes(unit))
  if (!used) return AUTO
  const types = price.needs.reduce((sum, need) => sum | need.types, 0)
  const makes = ({ object, ability }: ManaChoice): number => {
    const found = s.abilities(object).find(({ key }) => key === ability)
    return found ? (manaFacts(found.ability)?.types ?? 0) : 0
  }
  const choices = abilities.filter(({ object }) => object === used.source)
  const choice = choices.find((one) => (makes(one) & types) !== 0) ?? choices[0]
  return choice ? { kind: 'activate', object: choice.object, ability: choice.ability } : AUTO
}
