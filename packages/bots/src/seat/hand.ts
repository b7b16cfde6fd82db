import type { SpellRole } from '@spellwright/dsl'
import type { CardView, GameView } from '@spellwright/engine'
import type { CardFacts, CardIndex } from '../facts/card-facts.ts'
import type { SpellPlay } from '../heuristic/spells.ts'
import type { ActiveStatic } from './permanent-facts.ts'
import { hasKeyword, isCreature, isLand, reachOf } from './seen-object.ts'

const NO_CHANGES: readonly ActiveStatic[] = []

/** A card in the player's hand, with what its definition says. */
export class HandCard {
  readonly card: CardView
  /** Null for a card without a definition. */
  readonly facts: CardFacts | null
  readonly role: SpellRole
  readonly isLand: boolean
  /** The ways to cast it for its printed costs; computed when they are first needed. */
  plays: readonly SpellPlay[] | null = null
  /** The ways to cast it while `costChanges` apply; null if the price may differ each time. */
  playsNow: readonly SpellPlay[] | null = null
  costChanges: readonly ActiveStatic[] = NO_CHANGES

  constructor(card: CardView, facts: CardFacts | null) {
    this.card = card
    this.facts = facts
    this.role = facts?.role ?? 'Proactive'
    this.isLand = isLand(card)
  }
}

/** Can the player do something with it at instant speed? */
const isQuick = ({ card, role, facts }: HandCard): boolean =>
  role !== 'Proactive' || hasKeyword(card, 'flash') || facts?.actsInHand === true

function roleBit(role: SpellRole): number {
  switch (role) {
    case 'Proactive':
      return 1
    case 'Counterspell':
      return 2
    case 'InstantRemoval':
      return 4
    case 'InstantUtility':
      return 8
  }
}

const NO_REVIVERS: readonly HandCard[] = []

/** The player's own hand at one question. */
export class Hand {
  readonly cards: readonly CardView[]
  readonly handCards: readonly HandCard[]
  readonly landCount: number
  /** The traits any card has (bits of `TRAIT`). */
  readonly traits: number
  /** The most damage that spells in it can deal together. */
  readonly burn: number
  /** The most damage that creatures in it can deal in one attack, unless they grow. */
  readonly reach: number
  isQuick = false
  /** A card in it can do something besides being cast. */
  acts = false
  /** The cards that return others from the graveyard. */
  readonly revivers: readonly HandCard[]
  private roles = 0

  /** `before` is the hand at the previous question; what it found out about the same cards is reused. */
  constructor(index: CardIndex, cards: readonly CardView[], before: Hand | null) {
    this.cards = cards
    const all: HandCard[] = []
    let lands = 0
    let traits = 0
    let burn = 0
    let reach = 0
    let revivers: HandCard[] | null = null
    for (const card of cards) {
      const held = before?.find(card) ?? new HandCard(card, index.get(card.definition))
      all.push(held)
      if (held.isLand) lands++
      if (isCreature(card)) reach += reachOf(card)
      if (held.facts?.actsInHand) this.acts = true
      if (isQuick(held)) this.isQuick = true
      this.roles |= roleBit(held.role)
      if (held.facts === null) continue
      traits |= held.facts.traits.flags
      burn += held.facts.traits.burn
      if (held.facts.revives !== null) {
        revivers ??= []
        revivers.push(held)
      }
    }
    this.revivers = revivers ?? NO_REVIVERS
    this.handCards = all
    this.landCount = lands
    this.traits = traits
    this.burn = burn
    this.reach = reach
  }

  hasRole(role: SpellRole): boolean {
    return (this.roles & roleBit(role)) !== 0
  }

  private find(card: CardView): HandCard | null {
    for (const held of this.handCards) if (held.card === card) return held
    return null
  }
}

/** Keeps the hand for as long as the same cards are in it. */
export class HandMemory {
  private hand: Hand | null = null

  look(index: CardIndex, cards: GameView['hand']): Hand {
    if (this.hand === null || !isSame(cards, this.hand.cards)) this.hand = new Hand(index, cards, this.hand)
    return this.hand
  }
}

function isSame(a: readonly CardView[], b: readonly CardView[]): boolean {
  if (a === b) return true
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}
