import type { Ability, SpellRole, Who } from '@spellwright/dsl'
import type { Action, CardView, Context, SupposedObject } from '@spellwright/engine'
import type { CardFacts } from '../facts/card-facts.ts'
import { type CastWay, castWay } from '../facts/cast-ways.ts'
import { exileMethods, graveyardMethods, type OtherMethod } from '../facts/other-methods.ts'
import { costPrice, type Price } from '../facts/price.ts'
import { stepsOf } from '../facts/steps.ts'
import { hasTrait, TRAIT } from '../facts/traits.ts'
import { asCast } from '../seat/as-cast.ts'
import { canPay, payWith } from '../seat/mana.ts'
import type { SeenGame } from '../seat/seen-game.ts'
import { CARD, drawnWorth } from '../worth/card-worth.ts'
import { cardsForCastingCost } from '../worth/cards-for-casting.ts'
import { castWorth } from '../worth/cast-worth.ts'
import { costWorth } from '../worth/cost-worth.ts'
import { effectsWorth } from '../worth/effect-worth.ts'
import { lastCardWorth } from '../worth/last-cards.ts'
import { playsInHand } from './hand-plays.ts'
import { patienceCost } from './patience.ts'

/** One way to cast one card. */
export interface SpellPlay {
  readonly card: CardView
  readonly way: CastWay
  readonly role: SpellRole
  readonly action: Extract<Action, { kind: 'cast' }>
  readonly price: Price
}

/** What the costs besides mana take from the player. */
export const extraCost = (s: SeenGame, { card, way }: SpellPlay): number =>
  way.others.length === 0 ? 0 : costWorth(s, s.context(card.id, s.me), way.others)

/** Spells in the graveyard that can be cast from there. */
function addBuried(s: SeenGame, plays: SpellPlay[]): void {
  for (const { card, facts } of s.graveyardCards) {
    const abilities = s.abilities(card.id).map(({ ability }) => ability)
    addMethods(plays, card, facts, abilities, graveyardMethods(card, abilities))
  }
}

/** Cards of the player that were set aside to be cast later. */
function addSetAside(s: SeenGame, plays: SpellPlay[]): void {
  for (const { card, facts } of s.exiledCards)
    addMethods(plays, card, facts, facts.abilities[0]!, exileMethods(facts.abilities[0]!))
}

function addMethods(
  plays: SpellPlay[],
  card: CardView,
  { role }: CardFacts,
  abilities: readonly Ability[],
  methods: readonly OtherMethod[],
): void {
  for (const { method, cost } of methods) {
    const way = castWay(0, method, abilities, cost)
    plays.push({ card, way, role, action: { kind: 'cast', object: card.id, face: 0, method }, price: costPrice(cost) })
  }
}

function allSpellPlays(s: SeenGame): readonly SpellPlay[] {
  const plays = playsInHand(s)
  if (s.graveyardCards.length > 0) addBuried(s, plays)
  if (s.exiledCards.length > 0) addSetAside(s, plays)
  return plays
}

/** Everything in hand and graveyard that is a spell. */
export const spellPlays = (s: SeenGame): readonly SpellPlay[] => s.once(allSpellPlays)

/** What casting it is worth now, triggers on casting included; costs besides mana are taken off. */
export function playWorth(s: SeenGame, play: SpellPlay): number {
  const { card, way } = play
  const triggers = castTriggers(s, card, way)
  const kept = lastCardWorth(s, triggers)
  return (
    bestCastWorth(s, card, way) +
    triggers -
    extraCost(s, play) -
    kept -
    keepingCost(s, play) -
    cardsForCastingCost(s) -
    (s.policy.patientRemoval ? patienceCost(s, way) : 0)
  )
}

/** What it takes to keep a permanent that would be taken away as it enters. */
function keepingCost(s: SeenGame, play: SpellPlay): number {
  const { drawback, order } = play.way
  if (drawback === null) return 0
  const keepCost = drawback.keepCost === null ? LOST : costWorth(s, s.context(play.card.id, s.me), drawback.keepCost)
  // Mana for a land that is given up.
  if (order === 0 && keepCost < LOST) return Math.min(1, keepCost)
  return drawback.isTrigger ? Math.min(keepCost, rescueCost(s, play)) : keepCost
}

const LOST = 1000

/** The cheapest spell in hand that answers the permanent's own trigger, if there is mana for both. */
function rescueCost(s: SeenGame, { card, way: wanted, price }: SpellPlay): number {
  if ((s.ownHand.traits & TRAIT.rescues) === 0) return LOST
  const left = payWith(s.units, price)
  if (left === null) return LOST
  const permanent = asCast(s, card, wanted, 'battlefield')
  let least = LOST
  for (const { way, price: answer, card: saviour } of spellPlays(s)) {
    const { rescue } = way
    if (rescue === null || !canPay(left, answer)) continue
    const fits =
      rescue.counters ||
      (rescue.phases !== null &&
        permanent !== null &&
        s.reader.fits(s.context(saviour.id, s.me), rescue.phases, permanent))
    if (fits) least = Math.min(least, CARD)
  }
  return least
}

/** X is as good as it can be chosen: more is not always better. */
function bestCastWorth(s: SeenGame, card: CardView, way: CastWay): number {
  const most = possibleX(s, card)
  let best = castWorth(s, card, way, most)
  for (let x = most - 1; x > 0; x--) best = Math.max(best, castWorth(s, card, way, x))
  return best
}

/** A play and what it is worth. */
export interface Rated {
  readonly play: SpellPlay
  readonly worth: number
}

export const rate = (s: SeenGame, play: SpellPlay): Rated => ({ play, worth: playWorth(s, play) })

/** The most that can be paid for X. */
export function possibleX(s: SeenGame, { manaCost, manaValue }: CardView): number {
  if (!manaCost?.includes('X')) return 0
  const count = s.policy.countsX ? manaCost.split('X').length - 1 : 1
  return Math.max(0, Math.floor((s.units.length - manaValue) / count))
}

/** Permanents of the player that see the spell being cast. */
function castTriggers(s: SeenGame, card: CardView, way: CastWay): number {
  if ((s.battlefield.mine.traits & TRAIT.seesCasting) === 0) return 0
  const spell = asCast(s, card, way, 'stack')
  if (spell === null) return 0
  let worth = 0
  let draws = 0
  for (const { abilityFacts, view } of s.battlefield.mine.permanentFacts) {
    if (!hasTrait(abilityFacts.traits, TRAIT.seesCasting)) continue
    const ctx = s.context(view.id, s.me)
    for (const ability of abilityFacts.abilities) {
      if (ability.kind !== 'triggered' || ability.on.kind !== 'cast') continue
      if (ability.on.player !== 'you' || !seesSpell(s, ctx, ability.on.spell, spell)) continue
      worth += effectsWorth(s, ctx, ability.effects)
      if (stepsOf(ability).some(({ kind }) => kind === 'draw')) draws++
    }
  }
  // Several that draw at once empty a library that each of them alone would not.
  return draws < 2 ? worth : Math.min(worth, drawnWorth(s.players[s.me].libraryCount, draws))
}

function seesSpell(s: SeenGame, ctx: Context, who: Who | undefined, spell: SupposedObject): boolean {
  if (who === undefined) return true
  if (typeof who !== 'object' || 'the' in who || 'linked' in who) return false
  return s.reader.fits(ctx, who, spell)
}
