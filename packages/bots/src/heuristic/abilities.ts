import type { Zone } from '@spellwright/dsl'
import type { Action, ObjectId, PermanentView } from '@spellwright/engine'
import { type ActivatedUse, abilityFactsOf, DOES } from '../facts/ability-facts.ts'
import { aimedOf } from '../facts/aimed.ts'
import { fetchedBy } from '../facts/land-facts.ts'
import { ALL_TYPES } from '../facts/mana-facts.ts'
import { manaPrice } from '../facts/price.ts'
import { hasTrait, TRAIT } from '../facts/traits.ts'
import { canPay, type ManaUnit } from '../seat/mana.ts'
import type { SeenGame } from '../seat/seen-game.ts'
import { aimAbility } from '../worth/aim.ts'
import { cardWorth } from '../worth/card-worth.ts'
import { costWorth } from '../worth/cost-worth.ts'
import { ambushWorth, isAmbush } from './ambush.ts'
import { playWorth, spellPlays } from './spells.ts'

/** An ability that could be activated; what that would gain is worked out when somebody asks. */
export class AbilityPlay {
  readonly use: ActivatedUse
  readonly source: ObjectId
  private readonly s: SeenGame
  private known: number | null = null

  constructor(s: SeenGame, source: ObjectId, use: ActivatedUse) {
    this.s = s
    this.source = source
    this.use = use
  }

  get action(): Extract<Action, { kind: 'activate' }> {
    return { kind: 'activate', object: this.source, ability: this.use.key }
  }

  /** Does it any of these (bits of `DOES`)? */
  does(what: number): boolean {
    return (this.use.does & what) !== 0
  }

  /** It costs nothing but mana that comes back, and its source's time. */
  get isForMana(): boolean {
    return this.use.ability.cost.every(({ kind }) => kind === 'mana' || kind === 'tap')
  }

  get gain(): number {
    this.known ??= gainOf(this.s, this.source, this.use)
    return this.known
  }
}

/** Abilities the player could activate with the mana they have. */
export const abilityPlays = (s: SeenGame): readonly AbilityPlay[] => s.once(allAbilityPlays)

function allAbilityPlays(s: SeenGame): readonly AbilityPlay[] {
  if (s.policy.mistakes.overlooksAbilities) return []
  const plays: AbilityPlay[] = []
  const { traits, permanentFacts } = s.battlefield.mine
  if ((traits & TRAIT.active) !== 0)
    for (const { abilityFacts, view } of permanentFacts)
      if (abilityFacts.uses.length > 0) addPlays(s, plays, abilityFacts.uses, view.id, view)
  if (s.ownHand.acts)
    for (const { card, facts } of s.ownHand.handCards)
      if (facts?.actsInHand) addPlays(s, plays, abilityFactsOf(s.abilities(card.id)).uses, card.id, null, 'hand')
  for (const { card } of s.graveyardCards)
    addPlays(s, plays, abilityFactsOf(s.abilities(card.id)).uses, card.id, null, 'graveyard')
  return plays
}

/** The uses of an object that could be paid for now. */
function addPlays(
  s: SeenGame,
  plays: AbilityPlay[],
  uses: readonly ActivatedUse[],
  id: ObjectId,
  permanent: PermanentView | null,
  zone: Zone = 'battlefield',
): void {
  for (const use of uses)
    if ((use.ability.zone ?? 'battlefield') === zone && couldPay(s, id, permanent, use))
      plays.push(new AbilityPlay(s, id, use))
}

/** What can be seen at once of a cost that cannot be paid. */
function couldPay(
  s: SeenGame,
  id: ObjectId,
  permanent: PermanentView | null,
  { counters, price, taps, animated }: ActivatedUse,
): boolean {
  if (taps && (permanent?.tapped || permanent?.summoningSick)) return false
  for (const { counter, count } of counters) if ((permanent?.counters[counter] ?? 0) < count) return false
  if (price.needs.length === 0 && price.generic <= 0) return true
  return canPay(taps || animated !== null ? unitsBeside(s.units, id) : s.units, price)
}

/** The mana that comes from elsewhere. */
function unitsBeside(units: readonly ManaUnit[], id: ObjectId): readonly ManaUnit[] {
  for (const { source } of units) if (source === id) return units.filter((unit) => unit.source !== id)
  return units
}

const NEVER = -1000

/** What activating gains; an ability that pays with its own card does what happens "when you cycle" too. */
function gainOf(s: SeenGame, id: ObjectId, { ability, aimed, animated, does, price }: ActivatedUse): number {
  // That has its own times.
  if (animated !== null) return NEVER
  const ctx = s.context(id, s.me, 1)
  if (s.policy.ambushes && isAmbush(ability)) return ambushWorth(s, id) - costWorth(s, ctx, ability.cost)
  const { worth } = aimAbility(s, ctx, aimed)
  const onCycling = ability.zone === 'hand' ? cyclingTriggers(s, id, s.units.length - price.total) : 0
  const found = (does & DOES.tutoring) === 0 ? 0 : tutoredWorth(s)
  const land = s.policy.cycles && (does & DOES.bringingLand) !== 0 ? neededLandWorth(s) : 0
  const spared = ability.zone === 'hand' && isUseless(s, id) ? USELESS : 0
  return worth + onCycling + found + land + spared - costWorth(s, ctx, ability.cost)
}

/** What a land is worth more than any card to a player who has few. */
const FIRST_LANDS = 3
const NEXT_LAND = 1

function neededLandWorth(s: SeenGame): number {
  const lands = s.landsOf(s.me).length + s.ownHand.landCount
  return lands < 3 ? FIRST_LANDS : lands < 4 ? NEXT_LAND : 0
}

/** How much less a card is missed that could be cast and would do nothing. */
const USELESS = 1

function isUseless(s: SeenGame, id: ObjectId): boolean {
  let couldCast = false
  for (const play of spellPlays(s)) {
    if (play.card.id !== id || !canPay(s.units, play.price)) continue
    couldCast = true
    if (playWorth(s, play) > 0.4) return false
  }
  return couldCast
}

/** What the best card is worth more than any card; less while there is enough to cast in hand. */
const BEST_CARD = 1.8
const GOOD_CARD = 3.5

function tutoredWorth(s: SeenGame): number {
  let good = 0
  for (const { card, isLand } of s.ownHand.handCards) if (!isLand && cardWorth(s, card) >= GOOD_CARD) good++
  return Math.max(0, BEST_CARD - 0.8 * good)
}

/** `left`: the mana for an X that is paid then. */
function cyclingTriggers(s: SeenGame, id: ObjectId, left: number): number {
  let sum = 0
  for (const { ability } of s.abilities(id)) {
    if (ability.kind !== 'triggered' || ability.on.kind !== 'cycled') continue
    const { worth } = aimAbility(s, s.context(id, s.me, left), aimedOf(ability))
    sum += Math.max(0, worth)
  }
  return sum
}

/** A second shield in the same fight saves nothing more. */
export function isShield(s: SeenGame, action: Action): boolean {
  if (action.kind !== 'activate' || (s.battlefield.mine.traits & TRAIT.regenerates) === 0) return false
  const uses = s.battlefield.factsOf(action.object)?.abilityFacts.uses ?? []
  return uses.some(({ key, does }) => key === action.ability && (does & DOES.regenerating) !== 0)
}

const NOTHING: readonly Action[] = []

/** Is there a spell in hand that the mana there is does not pay for? Then the land may be the one that does. */
function isLandNeeded(s: SeenGame): boolean {
  // What is paid for only with still more lands does not hurry.
  const more = s.policy.lateFetches ? [...s.units, { source: 0 as ObjectId, types: ALL_TYPES }] : null
  return s.ownHand.handCards.some(({ card, isLand, role }) => {
    if (isLand || (more !== null && role !== 'Proactive')) return false
    const price = manaPrice(card.manaCost)
    return !canPay(s.units, price) && (more === null || canPay(more, price))
  })
}

/** A land that brings another one: `fetchPlays` knows when. */
export const isFetch = (s: SeenGame, { source, use }: AbilityPlay): boolean =>
  s.policy.lateFetches && s.battlefield.factsOf(source)?.isLand === true && fetchedBy(use.ability) !== null

/** Lands that bring other lands: used at once, while there is life to spare. */
export function fetchPlays(s: SeenGame): readonly Action[] {
  if (s.policy.patientLands && s.isMyTurn && !isLandNeeded(s)) return NOTHING
  if ((s.battlefield.mine.traits & TRAIT.fetches) === 0 || s.life(s.me) <= 1) return []
  const plays: Action[] = []
  for (const { view, abilityFacts, isCreature } of s.battlefield.mine.permanentFacts) {
    if (view.tapped || isCreature || !hasTrait(abilityFacts.traits, TRAIT.fetches)) continue
    for (const { ability, key } of abilityFacts.instances)
      if (fetchedBy(ability)) plays.push({ kind: 'activate', object: view.id, ability: key })
  }
  return plays
}
