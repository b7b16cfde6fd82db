import type { CardInfo, KnownCard } from '@spellwright/engine'
import { landFacts } from '../facts/land-facts.ts'
import { libraryWinOf } from '../facts/library-win.ts'
import type { SeenGame } from '../seat/seen-game.ts'
import { isLand, type SeenObject } from '../seat/seen-object.ts'
import { pairedWorth } from './drawback-worth.ts'
import { WIN } from './life.ts'
import { infoWorth } from './permanent-worth.ts'

/** What an unknown card in hand is worth. */
export const CARD = 2.4

/** What drawing is worth. Whoever runs out of cards loses: the last ones are not for drawing early. */
export function drawnWorth(libraryCount: number, cards: number): number {
  const left = libraryCount - cards
  if (left < 0) return -WIN
  return left < 4 ? -8 * cards : left < 12 ? -0.6 * cards : CARD * cards
}

export type NamedCard = CardInfo & Pick<KnownCard, 'definition' | 'face'>

/** A object as the card it is. */
export const namedCard = ({ info, definition, permanent }: SeenObject): NamedCard =>
  'definition' in info ? (info as NamedCard) : (permanent?.card ?? { ...info, definition, face: 0 })

/** What it is worth to have its abilities on the battlefield. */
export function abilitiesWorthOf(s: SeenGame, card: NamedCard): number {
  const facts = s.facts(card.definition)
  return facts ? (facts.worths[card.face] ?? facts.worths[0]!) : 0
}

const ENOUGH_LANDS = 5

/** How many lands the player has or holds. */
const landCount = (s: SeenGame): number => s.landsOf(s.me).length + s.ownHand.landCount

/**
 * What a card is worth in the player's hand: lands while they are short, spells by what they do and whether they can soon
 * be cast. `held`: it is in hand already, so it counts among the lands there.
 */
export function cardWorth(s: SeenGame, card: NamedCard, held = true): number {
  if (isLand(card)) return landCardWorth(s, card, landCount(s) - (held ? 1 : 0))
  const late = Math.max(0, card.manaValue - landCount(s) - 1)
  return pairedWorth(s, card, spellCardWorth(s, card), held) / (1 + 0.35 * late)
}

/** What a spell is worth to whoever will cast it. */
function spellCardWorth(s: SeenGame, card: NamedCard): number {
  const isPermanent = !card.types.includes('instant') && !card.types.includes('sorcery')
  if (isPermanent)
    return 0.6 + 0.55 * infoWorth(card, abilitiesWorthOf(s, card)) + enterBonus(s, card) + winBonus(s, card)
  const removes = s.facts(card.definition)?.role === 'InstantRemoval'
  return 1.6 + 0.35 * Math.min(card.manaValue, 6) + (removes ? REMOVAL : 0)
}

/** The deck is built around what wins with few cards in the library. */
const WINNER = 6

function winBonus(s: SeenGame, card: NamedCard): number {
  const facts = s.policy.emptyLibraryWins ? s.facts(card.definition) : null
  return facts !== null && libraryWinOf(facts.abilities[0] ?? []) !== null ? WINNER : 0
}

/** What removes a creature is worth about as much as one, however cheap. */
const REMOVAL = 0.7

/** What a card is worth in the opponent's hand, as far as it is known what they have. */
export function theirCardWorth(s: SeenGame, card: NamedCard): number {
  const lands = s.landsOf(s.foe).length
  if (isLand(card)) return lands < 3 ? 2 : 0.9
  return spellCardWorth(s, card) / (1 + 0.15 * Math.max(0, card.manaValue - lands - 2))
}

/** Cards that do something as they enter are better than they look afterwards. */
function enterBonus(s: SeenGame, card: NamedCard): number {
  const facts = s.facts(card.definition)
  return facts === null ? 0 : (facts.entering[card.face] ?? facts.entering[0]!)
}

function landCardWorth(s: SeenGame, card: NamedCard, others: number): number {
  const base = others < 2 ? 6 : others < 4 ? 3.4 : others < ENOUGH_LANDS ? 2 : 0.9
  const definition = s.definition(card.definition)
  if (!definition) return base
  const facts = landFacts(definition)
  const isSpare = facts.isLegendary && s.mine.some(({ name }) => name === card.name)
  return base + (facts.hurts ? -0.1 : 0) + (facts.isFragile ? -0.4 : 0) - (isSpare ? 1.5 : 0)
}
