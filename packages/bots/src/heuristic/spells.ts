import type { Ability, SpellRole } from '@spellwright/dsl'
import type { Action, CardView } from '@spellwright/engine'
import type { CardFacts } from '../facts/card-facts.ts'
import { type CastWay, castWay } from '../facts/cast-ways.ts'
import { exileMethods, graveyardMethods, type OtherMethod } from '../facts/other-methods.ts'
import { costPrice, type Price } from '../facts/price.ts'
import { stepsOf } from '../facts/steps.ts'
import { hasTrait, TRAIT } from '../facts/traits.ts'
import { canPay, payWith } from '../seat/mana.ts'
import { matches } from '../seat/match.ts'
import { type Scene, sceneOf } from '../seat/scene.ts'
import type { Situation } from '../seat/situation.ts'
import { cardThing } from '../seat/thing.ts'
import { CARD, drawnWorth } from '../worth/card-worth.ts'
import { castWorth } from '../worth/cast-worth.ts'
import { costWorth } from '../worth/cost-worth.ts'
import { effectsWorth } from '../worth/effect-worth.ts'
import { lastCardWorth } from '../worth/last-cards.ts'
import { truceCost } from '../worth/truce-worth.ts'
import { playsInHand } from './hand-plays.ts'

/** One way to cast one card. */
export interface SpellPlay {
  readonly card: CardView
  readonly way: CastWay
  readonly role: SpellRole
  readonly action: Extract<Action, { kind: 'cast' }>
  readonly price: Price
}

/** What the costs besides mana take from the player. */
export const extraCost = (s: Situation, { card, way }: SpellPlay): number =>
  way.others.length === 0 ? 0 : costWorth(s, sceneOf(s.me, card.id), way.others)

/** Spells in the graveyard that can be cast from there. */
function addBuried(s: Situation, plays: SpellPlay[]): void {
  for (const { card, facts } of s.buried) {
    const abilities = s.abilities(card.id).map(({ ability }) => ability)
    addMethods(plays, card, facts, abilities, graveyardMethods(card, abilities))
  }
}

/** Cards of the player that were set aside to be cast later. */
function addSetAside(s: Situation, plays: SpellPlay[]): void {
  for (const { card, facts } of s.setAside)
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

function allSpellPlays(s: Situation): readonly SpellPlay[] {
  const plays = playsInHand(s)
  if (s.buried.length > 0) addBuried(s, plays)
  if (s.setAside.length > 0) addSetAside(s, plays)
  return plays
}

/** Everything in hand and graveyard that is a spell. */
export const spellPlays = (s: Situation): readonly SpellPlay[] => s.once(allSpellPlays)

/** What casting it is worth now, triggers on casting included; costs besides mana are taken off. */
export function playWorth(s: Situation, play: SpellPlay): number {
  const { card, way } = play
  const triggers = castTriggers(s, card)
  const kept = lastCardWorth(s, triggers)
  return bestCastWorth(s, card, way) + triggers - extraCost(s, play) - kept - keepingCost(s, play) - truceCost(s)
}

/** What it takes to keep a permanent that would be taken away as it enters. */
function keepingCost(s: Situation, { card, way: { bane, order }, price }: SpellPlay): number {
  if (bane === null) return 0
  const ransom = bane.ransom === null ? LOST : costWorth(s, sceneOf(s.me, card.id), bane.ransom)
  // Mana for a land that is given up.
  if (order === 0 && ransom < LOST) return Math.min(1, ransom)
  return bane.isTrigger ? Math.min(ransom, rescueCost(s, card, price)) : ransom
}

const LOST = 1000

/** The cheapest spell in hand that answers the permanent's own trigger, if there is mana for both. */
function rescueCost(s: Situation, card: CardView, price: Price): number {
  if ((s.held.traits & TRAIT.rescues) === 0) return LOST
  const left = payWith(s.units, price)
  if (left === null) return LOST
  let least = LOST
  for (const { way, price: answer, card: saviour } of spellPlays(s)) {
    const { rescue } = way
    if (rescue === null || !canPay(left, answer)) continue
    const fits =
      rescue.counters ||
      (rescue.phases !== null && matches(s, sceneOf(s.me, saviour.id), rescue.phases, cardThing(card, 'battlefield')))
    if (fits) least = Math.min(least, CARD)
  }
  return least
}

/** X is as good as it can be chosen: more is not always better. */
function bestCastWorth(s: Situation, card: CardView, way: CastWay): number {
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

export const rate = (s: Situation, play: SpellPlay): Rated => ({ play, worth: playWorth(s, play) })

/** The most that can be paid for X. */
export const possibleX = (s: Situation, card: CardView): number =>
  card.manaCost?.includes('X') ? Math.max(0, s.units.length - card.manaValue) : 0

/** Permanents of the player that see the spell being cast. */
function castTriggers(s: Situation, card: CardView): number {
  if ((s.table.mine.traits & TRAIT.seesCasting) === 0) return 0
  const spell = cardThing(card, 'stack')
  let worth = 0
  let draws = 0
  for (const { kit, view } of s.table.mine.pieces) {
    if (!hasTrait(kit.traits, TRAIT.seesCasting)) continue
    const scene = sceneOf(s.me, view.id)
    for (const ability of kit.abilities) {
      if (ability.kind !== 'triggered' || ability.on.kind !== 'cast') continue
      if (ability.on.player !== 'you' || !seesSpell(s, scene, ability.on.spell, spell)) continue
      worth += effectsWorth(s, scene, ability.effects)
      if (stepsOf(ability).some(({ kind }) => kind === 'draw')) draws++
    }
  }
  // Several that draw at once empty a library that each of them alone would not.
  return draws < 2 ? worth : Math.min(worth, drawnWorth(s.players[s.me].libraryCount, draws))
}

function seesSpell(s: Situation, scene: Scene, who: unknown, spell: ReturnType<typeof cardThing>): boolean {
  if (who === undefined) return true
  if (typeof who !== 'object' || who === null || 'the' in who || 'linked' in who) return false
  return matches(s, scene, who, spell)
}
