import type { SpellRole } from '@spellwright/dsl'
import type { CardView, GameView } from '@spellwright/engine'
import type { CardFacts, CardIndex } from '../facts/card-facts.ts'
import type { SpellPlay } from '../heuristic/spells.ts'
import type { ActiveStatic } from './piece.ts'
import { hasKeyword, isCreature, isLand, reachOf } from './thing.ts'

const NO_CHANGES: readonly ActiveStatic[] = []

/** A card in hand and what is known of it from its definition. */
export class Held {
  readonly card: CardView
  /** Null: a card without a definition. */
  readonly facts: CardFacts | null
  readonly role: SpellRole
  readonly isLand: boolean
  /** The ways to cast it for what is printed on it, once somebody has asked for them. */
  plays: readonly SpellPlay[] | null = null
  /** And for what it costs while these change that; null where that may be another price each time. */
  playsNow: readonly SpellPlay[] | null = null
  costChanges: readonly ActiveStatic[] = NO_CHANGES

  constructor(card: CardView, facts: CardFacts | null) {
    this.card = card
    this.facts = facts
    this.role = facts?.role ?? 'Proactive'
    this.isLand = isLand(card)
  }
}

/** Can it do something at instant speed? */
const isQuick = ({ card, role, facts }: Held): boolean =>
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

const NO_REVIVERS: readonly Held[] = []

/** The player's hand at one look. */
export class Hand {
  readonly cards: readonly CardView[]
  readonly held: readonly Held[]
  readonly landCount: number
  /** The traits any card has (bits of `TRAIT`). */
  readonly traits: number
  /** No spells in it do more damage. */
  readonly burn: number
  /** No creatures in it do more damage in one attack, unless they grow. */
  readonly reach: number
  isQuick = false
  /** Something can be done with a card in it besides casting it. */
  acts = false
  /** Cards that return others from the graveyard. */
  readonly revivers: readonly Held[]
  private roles = 0

  /** `before`: the hand as it was, which had most of the cards already. */
  constructor(index: CardIndex, cards: readonly CardView[], before: Hand | null) {
    this.cards = cards
    const all: Held[] = []
    let lands = 0
    let traits = 0
    let burn = 0
    let reach = 0
    let revivers: Held[] | null = null
    for (const card of cards) {
      const held = before?.find(card) ?? new Held(card, index.get(card.definition))
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
    this.held = all
    this.landCount = lands
    this.traits = traits
    this.burn = burn
    this.reach = reach
  }

  hasRole(role: SpellRole): boolean {
    return (this.roles & roleBit(role)) !== 0
  }

  private find(card: CardView): Held | null {
    for (const held of this.held) if (held.card === card) return held
    return null
  }
}

/** Keeps what was found out about a hand while the same cards are in it. */
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
