import { MANA_TYPES } from '@spellwright/dsl'
import type { Action, CardView, ObjectId } from '@spellwright/engine'
import type { CardFacts } from '../facts/card-facts.ts'
import { type LandFacts, landFacts } from '../facts/land-facts.ts'
import { ALL_TYPES, manaBit } from '../facts/mana-facts.ts'
import { demandOf, type Price } from '../facts/price.ts'
import { stepsOf } from '../facts/steps.ts'
import { hasTrait, TRAIT } from '../facts/traits.ts'
import { appliesNow } from '../seat/applies-now.ts'
import type { HandCard } from '../seat/hand.ts'
import { canPay } from '../seat/mana.ts'
import type { PermanentFacts } from '../seat/permanent-facts.ts'
import type { SeenGame } from '../seat/seen-game.ts'
import { cardWorth } from '../worth/card-worth.ts'
import { spellPlays } from './spells.ts'

/** Colours that spells in hand ask for and the player's lands do not make, or not often enough. */
export function neededTypes(s: SeenGame): number {
  const made = [0, 0, 0, 0, 0, 0]
  for (const { isLand: isSource, abilityFacts } of s.battlefield.mine.permanentFacts)
    if (isSource)
      for (let type = 0; type < made.length; type++) if ((abilityFacts.manaTypes & (1 << type)) !== 0) made[type]!++
  let needed = 0
  for (const { card, isLand: isSource } of s.ownHand.handCards) {
    if (isSource) continue
    const { counts } = demandOf(card.manaCost)
    for (let type = 0; type < made.length; type++) if (counts[type]! > made[type]!) needed |= 1 << type
  }
  return needed
}

/** Could the price be paid with one mana more, of one of these types? */
const paysWith = (s: SeenGame, price: Price, types: number): boolean =>
  canPay([...s.units, { source: 0 as ObjectId, types }], price)

/** Colours of which one mana more lets a spell be cast this turn that any other mana would not. */
function typesForNow(s: SeenGame): number {
  let found = 0
  for (const { role, price } of spellPlays(s)) {
    if (role !== 'Proactive' || price.total !== s.units.length + 1 || !paysWith(s, price, ALL_TYPES)) continue
    let types = 0
    for (const type of MANA_TYPES) if (paysWith(s, price, manaBit(type))) types |= manaBit(type)
    if (types !== ALL_TYPES) found |= types
  }
  return found
}

/** Colours any spell in hand has use for. */
function usefulTypes(s: SeenGame): number {
  let useful = 0
  for (const { manaCost } of s.hand) useful |= demandOf(manaCost).types
  return useful
}

/**
 * The order of SPEC S13.2: a basic that makes a needed colour, then a nonbasic that does, then other basics; painful ones
 * lower, and one that is lost to the next land only when nothing else is left.
 */
export function landScore(facts: LandFacts, needed: number, useful: number): number {
  if (facts.isFragile) return 1
  const makesNeeded = (facts.types & needed) !== 0
  const makesUseful = (facts.types & useful) !== 0
  const base = makesNeeded ? (facts.isBasic ? 100 : 80) : facts.isBasic ? 60 : 40
  return base + (makesUseful ? 8 : 0) - (facts.hurts ? 6 : 0) - (facts.entersTapped ? 4 : 0)
}

/** As much mana as lets it come before other lands. */
const RICH = 30
/** What makes no mana yet comes after what does. */
const BARREN = 45

/** A land that counts something makes much, or nothing at all. */
function countScore(s: SeenGame, card: CardView, { tapMana }: LandFacts): number {
  if (tapMana === null || tapMana.counted.length === 0) return 0
  let amount = tapMana.fixed
  for (const count of tapMana.counted) amount = Math.max(amount, s.reader.quantity(s.context(card.id, s.me), count))
  return amount > 1 ? RICH : amount === 1 ? 0 : -BARREN
}

/** As much as lets a land that enters tapped come when its mana is not missed. */
const WELCOME_TAPPED = 30
/** A land that makes no mana by itself, or takes another land with it. */
const AWKWARD = 30

function timeScore(s: SeenGame, land: LandFacts, { facts }: HandCard): number {
  const makesNone = land.tapMana === null && !land.isFetch
  const awkward = makesNone || (facts !== null && hasTrait(facts.traits, TRAIT.endangered)) ? -AWKWARD : 0
  return awkward + (land.entersTapped ? (s.once(isManaMissed) ? -WELCOME_TAPPED : WELCOME_TAPPED) : 0)
}

/** Could a spell be cast this turn with one more mana, and not without? */
const isManaMissed = (s: SeenGame): boolean =>
  spellPlays(s).some(({ price }) => price.total === s.units.length + 1 && paysWith(s, price, ALL_TYPES))

/** One land a turn, unless something grants more; the game has the last word. */
export function mayHaveLandDrop(s: SeenGame): boolean {
  const { landsPlayed } = s.players[s.me]
  if (landsPlayed === 0) return true
  if (((s.battlefield.mine.traits | s.battlefield.theirs.traits) & TRAIT.grantsLands) === 0) return false
  let most = 1
  for (const { ability, source, controller } of s.battlefield.rules) {
    const { rule } = ability
    if (rule?.kind !== 'additionalLands') continue
    const ctx = s.context(source, controller)
    if (appliesNow(s, ctx, ability) && s.reader.players(ctx, rule.player).includes(s.me))
      most += rule.count === 'any' ? Infinity : s.reader.quantity(ctx, rule.count)
  }
  return landsPlayed < most
}

/** The land to play, best first; lands that would only replace their like are left out. */
export function landsToPlay(s: SeenGame): readonly Action[] {
  const lands: HandCard[] = []
  for (const held of s.ownHand.handCards)
    if (held.isLand && held.facts !== null && !isSpare(s, held.card, held.facts)) lands.push(held)
  if (lands.length === 0) return landFacesToPlay(s)
  if (lands.length === 1) return [playOf(lands[0]!)]
  if (s.policy.mistakes.firstLand) return lands.map(playOf)
  return lands.length === 0 ? NOTHING : inOrder(s, lands)
}

const NOTHING: readonly Action[] = []

/** With so many lands a spell is kept as a spell. */
const LANDS_WANTED = 4

export const hasLandFaces = (s: SeenGame): boolean =>
  s.policy.landFaces &&
  s.landsOf(s.me).length < LANDS_WANTED &&
  s.ownHand.handCards.some(({ facts }) => facts !== null && facts.landFace !== null)

/** Where there is no other land to play: the land on the back of the spell that is missed least. */
function landFacesToPlay(s: SeenGame): readonly Action[] {
  if (!hasLandFaces(s)) return NOTHING
  const found = s.ownHand.handCards.flatMap(({ card, facts }) =>
    facts === null || facts.landFace === null ? [] : [{ card, face: facts.landFace, worth: cardWorth(s, card) }],
  )
  found.sort((a, b) => a.worth - b.worth)
  return found.map(({ card, face }): Action => ({ kind: 'playLand', object: card.id, face }))
}

const playOf = ({ card }: HandCard): Action => ({ kind: 'playLand', object: card.id, face: 0 })

/** It takes other lands as it enters tapped, and nothing untaps it. */
export function isCostlyLand(s: SeenGame, action: Action): boolean {
  if (action.kind !== 'playLand') return false
  const held = s.ownHand.handCards.find(({ card }) => card.id === action.object)
  if (!held?.facts || !held.isLand) return false
  const { takesLands, entersTapped } = landFacts(held.facts.definition)
  return takesLands && entersTapped && !s.battlefield.mine.permanentFacts.some(untapsArrivals)
}

const untapsArrivals = ({ abilityFacts }: PermanentFacts): boolean =>
  abilityFacts.abilities.some(
    (ability) =>
      ability.kind === 'triggered' &&
      ability.on.kind === 'zoneChange' &&
      ability.on.to === 'battlefield' &&
      stepsOf(ability).some(({ kind }) => kind === 'untap'),
  )

const isSpare = (s: SeenGame, { name }: CardView, { definition }: CardFacts): boolean =>
  landFacts(definition).isLegendary && s.mine.some((other) => other.name === name && !other.tapped)

/** The best first. */
function inOrder(s: SeenGame, lands: readonly HandCard[]): readonly Action[] {
  const needed = neededTypes(s)
  const now = typesForNow(s) || needed
  const useful = usefulTypes(s)
  const found: { readonly action: Action; readonly score: number }[] = []
  for (const held of lands) {
    const land = landFacts(held.facts!.definition)
    const score =
      landScore(land, land.entersTapped ? needed : now, useful) +
      countScore(s, held.card, land) +
      (s.policy.patientLands ? timeScore(s, land, held) : 0)
    found.push({ action: playOf(held), score })
  }
  return found.sort((a, b) => b.score - a.score).map(({ action }) => action)
}
