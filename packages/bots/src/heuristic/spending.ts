import type { Ability } from '@spellwright/dsl'
import type { Action, ObjectId, PermanentView } from '@spellwright/engine'
import { type ManaFacts, manaFacts } from '../facts/mana-facts.ts'
import { hasTrait, TRAIT } from '../facts/traits.ts'
import { canPay, type ManaUnit } from '../seat/mana.ts'
import type { SeenGame } from '../seat/seen-game.ts'
import { isCreature } from '../seat/seen-object.ts'
import { giveUpWorth } from '../worth/cost-worth.ts'
import { playWorth, type SpellPlay, spellPlays } from './spells.ts'

/** Something to give for mana: what it makes, and what it costs to part with. */
interface Offering {
  readonly units: readonly ManaUnit[]
  readonly worth: number
}

const NOTHING: readonly Action[] = []

const unitsOf = (s: SeenGame, source: ObjectId, { amount, types }: ManaFacts): readonly ManaUnit[] => {
  const count = typeof amount === 'number' ? amount : s.reader.quantity(s.context(source, s.me), amount)
  return Array.from({ length: count }, (): ManaUnit => ({ source, types }))
}

/** Permanents that an ability of another one turns into mana. */
function otherOfferings(s: SeenGame): Offering[] {
  if ((s.battlefield.mine.traits & TRAIT.sacrificesForMana) === 0) return []
  return s.mine
    .filter((permanent) => hasTrait(s.traits(permanent), TRAIT.sacrificesForMana))
    .flatMap((source) => s.abilities(source.id).flatMap(({ ability }) => offeredTo(s, source, ability)))
}

function offeredTo(s: SeenGame, { id }: PermanentView, ability: Ability): Offering[] {
  const facts = manaFacts(ability)
  if (!facts?.sacrifices || facts.taps || ability.kind !== 'activated') return []
  const part = ability.cost.find(({ kind }) => kind === 'sacrifice')
  if (part?.kind !== 'sacrifice' || part.what === 'self') return []
  const { what } = part
  return s
    .objects('battlefield')
    .filter((object) => object.controller === s.me && s.reader.matches(s.context(id, s.me), what, object.id, null))
    .map(
      (object): Offering => ({
        units: [{ source: object.id, types: facts.types }],
        worth: giveUpWorth(s, object),
      }),
    )
}

/** What is there for its mana is not missed for what else it is. */
const SPENT = 0.5

/** Permanents that are sacrificed for their own mana. */
function ownOfferings(s: SeenGame): Offering[] {
  if (!s.policy.spendsForMana || (s.battlefield.mine.traits & TRAIT.spendsItself) === 0) return []
  return s.battlefield.mine.permanentFacts.flatMap(({ view, object, abilityFacts }): Offering[] => {
    if (!hasTrait(abilityFacts.traits, TRAIT.spendsItself)) return []
    const ability = abilityFacts.abilities.find(spendsItself)
    const facts = ability === undefined ? null : manaFacts(ability)
    if (facts === null || (facts.taps && (view.tapped || view.summoningSick))) return []
    const others = abilityFacts.abilities.length > 1 ? 1 : 0
    const worth = isCreature(view) ? giveUpWorth(s, object) : SPENT + others
    return [{ units: unitsOf(s, view.id, facts), worth }]
  })
}

/** Is it sacrificed for the mana it makes, and nothing else given? */
const spendsItself = (ability: Ability): boolean =>
  ability.kind === 'activated' &&
  manaFacts(ability)?.costsMana === false &&
  ability.cost.some((part) => part.kind === 'sacrifice' && part.what === 'self') &&
  ability.cost.every(({ kind }) => kind === 'sacrifice' || kind === 'tap')

/** What a sacrifice of something else must gain beyond its worth. */
const FOR_OTHERS = 1.5
const MOST_GIVEN = 4

interface Spending {
  readonly action: Action
  readonly gain: number
}

/** Spells that only these offerings pay for, and what each gains beyond what is given. */
function spendings(s: SeenGame, offerings: readonly Offering[], least: number): Spending[] {
  const given = [...offerings].sort((a, b) => a.worth - b.worth)
  const wanted = spellPlays(s).filter((play) => play.role === 'Proactive' && !canPay(s.units, play.price))
  return wanted.flatMap((play): Spending[] => {
    const lost = lostFor(s, play, given)
    const gain = lost === null ? 0 : playWorth(s, play) - lost - least
    return gain > 0 ? [{ action: play.action, gain }] : []
  })
}

/** The worth of the offerings that pay for it together with the mana there is; null if they are not enough. */
function lostFor(s: SeenGame, { price }: SpellPlay, given: readonly Offering[]): number | null {
  let units = s.units
  let lost = 0
  for (const offering of given.slice(0, MOST_GIVEN)) {
    units = [...units, ...offering.units]
    lost += offering.worth
    if (canPay(units, price)) return lost
  }
  return null
}

const actionsOf = (found: Spending[]): readonly Action[] =>
  found.sort((a, b) => b.gain - a.gain).map(({ action }) => action)

/** A spell that only sacrifices pay for, where it is worth clearly more than what is given (SPEC S13.3: never otherwise). */
export function sacrificePlays(s: SeenGame): readonly Action[] {
  const given = otherOfferings(s)
  return given.length === 0 ? NOTHING : actionsOf(spendings(s, [...given, ...ownOfferings(s)], FOR_OTHERS))
}

/** What the spell must be worth more than the best one that lands alone pay for. */
const BETTER = 0.6

/** A spell that mana of what is used up for it pays for, where it is better than what could be cast without. */
export function spendingPlays(s: SeenGame): readonly Action[] {
  const given = ownOfferings(s)
  if (given.length === 0) return NOTHING
  let best = 0
  for (const play of spellPlays(s))
    if (play.role === 'Proactive' && canPay(s.units, play.price)) best = Math.max(best, playWorth(s, play))
  return actionsOf(spendings(s, given, best + BETTER))
}
