import type { CardView, CompiledFace } from '@spellwright/engine'
import { isFaceDownMethod } from '../facts/cast-ways.ts'
import { isSteadyChange } from '../facts/cost-change.ts'
import { manaPrice } from '../facts/price.ts'
import type { HandCard } from '../seat/hand.ts'
import type { ActiveStatic } from '../seat/permanent-facts.ts'
import type { SeenGame } from '../seat/seen-game.ts'
import { cardPrice, hasOwnDiscount } from './cost.ts'
import type { SpellPlay } from './spells.ts'

/** The card as the face to be cast has it. */
function asFace(card: CardView, { face, base }: CompiledFace, index: number): CardView {
  if (index === card.face) return card
  const { name, cost, types, subtypes, supertypes } = face
  const number = (value: number | '*' | undefined): number | null => (typeof value === 'number' ? value : null)
  return {
    ...card,
    name,
    manaCost: cost ?? null,
    manaValue: base.manaValue,
    types,
    subtypes,
    supertypes,
    power: number(face.power),
    toughness: number(face.toughness),
  }
}

/** The card as the creature it is face down (CR 708.2a). */
const faceDown = (card: CardView): CardView => ({
  ...card,
  name: '',
  manaCost: null,
  manaValue: 0,
  colors: [],
  types: ['creature'],
  subtypes: [],
  supertypes: [],
  power: 2,
  toughness: 2,
  keywords: [],
})

const NO_PLAYS: readonly SpellPlay[] = []

/** Every way to cast a card from hand that the bot considers; whether it is legal now is asked of the game. */
function waysOf({ card, facts, role }: HandCard): readonly SpellPlay[] {
  if (facts === null) return NO_PLAYS
  const plays: SpellPlay[] = []
  for (const way of facts.ways) {
    const { face, method } = way
    const shown = isFaceDownMethod(method) ? faceDown(card) : asFace(card, facts.faces[face]!, face)
    if (way.price === null && shown.manaCost === null) continue
    const price = way.price ?? manaPrice(shown.manaCost)
    plays.push({ card: shown, way, role, action: { kind: 'cast', object: card.id, face, method }, price })
  }
  return plays
}

/** The ways to cast the cards in hand, for what they cost now. */
export function playsInHand(s: SeenGame): SpellPlay[] {
  const { costChanges } = s.battlefield
  const plays: SpellPlay[] = []
  for (const held of s.ownHand.handCards) {
    if (held.isLand) continue
    held.plays ??= waysOf(held)
    const isOwn = hasOwnDiscount(s, held.facts)
    if (costChanges.length === 0 && !isOwn) plays.push(...held.plays)
    else plays.push(...(isOwn ? pricedNow(s, held.plays) : playsNow(s, held, held.plays, costChanges)))
  }
  return plays
}

/** Where something changes what it costs; worked out again only where that may have become another price. */
function playsNow(
  s: SeenGame,
  held: HandCard,
  printed: readonly SpellPlay[],
  costChanges: readonly ActiveStatic[],
): readonly SpellPlay[] {
  if (held.playsNow !== null && areSame(held.costChanges, costChanges)) return held.playsNow
  const plays = pricedNow(s, printed)
  held.costChanges = costChanges
  held.playsNow = costChanges.every(({ ability }) => isSteadyChange(ability)) ? plays : null
  return plays
}

const pricedNow = (s: SeenGame, plays: readonly SpellPlay[]): readonly SpellPlay[] =>
  plays.map((play) => (play.way.price === null ? forPriceNow(s, play) : play))

function areSame(a: readonly ActiveStatic[], b: readonly ActiveStatic[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) {
    const one = a[i]!
    const other = b[i]!
    if (one.ability !== other.ability || one.source !== other.source || one.controller !== other.controller)
      return false
  }
  return true
}

function forPriceNow(s: SeenGame, play: SpellPlay): SpellPlay {
  const price = cardPrice(s, play.card, play.way)
  if (price === play.price) return play
  const { card, way, role, action } = play
  return { card, way, role, action, price }
}
