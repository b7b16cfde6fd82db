import { type CardView, type EntityId, ManaCost, type ObjectId } from '@spellwright/engine'
import { landFacts } from '../facts/land-facts.ts'
import { manaBit } from '../facts/mana-facts.ts'
import { demandOf } from '../facts/price.ts'
import type { SeenGame } from '../seat/seen-game.ts'
import { isLand } from '../seat/seen-object.ts'
import { cardWorth } from '../worth/card-worth.ts'

const typesOf = (s: SeenGame, land: CardView): number => {
  const definition = s.definition(land.definition)
  if (!definition) return 0
  // Of the land on the back of a spell the colour is that of the spell.
  return isLand(land) ? landFacts(definition).types : demandOf(land.manaCost).types
}

/** Can the colours of these lands cast it? */
function hasColors(spell: CardView, types: number): boolean {
  return ManaCost.parse(spell.manaCost).symbols.every(
    (symbol) => symbol.kind !== 'typed' || (types & manaBit(symbol.type)) !== 0,
  )
}

const hasLandFace = (s: SeenGame, { definition }: CardView): boolean =>
  s.policy.landFaces && (s.facts(definition)?.landFace ?? null) !== null

/** Is this hand to be played? Too few or too many lands, or nothing they can cast, is a mulligan (SPEC S13.10). */
export function keepsHand(s: SeenGame): boolean {
  const { hand } = s
  const kept = hand.length - s.players[s.me].mulligans
  const lands = hand.filter((card) => isLand(card) || hasLandFace(s, card))
  const spells = hand.filter((card) => !isLand(card))
  if (kept <= 4) return true
  if (s.policy.mistakes.keepsLooseHands) return lands.length > 0 && lands.length < hand.length
  const cheap = spells.filter(({ manaValue }) => manaValue <= 1).length
  const fewest = kept <= 5 || (cheap >= 4 && s.turn.active !== s.me) ? 1 : 2
  if (lands.length < fewest || lands.length > (kept <= 5 ? 6 : 5)) return false
  const types = lands.reduce((sum, land) => sum | typesOf(s, land), 0)
  return kept <= 5 || spells.some((spell) => spell.manaValue <= 4 && hasColors(spell, types))
}

const WANTED_LANDS = 3

/** Cards to put on the bottom: spare lands, or what is too expensive, one by one. */
export function cardsToBottom(s: SeenGame, candidates: readonly EntityId[], count: number): ObjectId[] {
  const left = candidates.flatMap((id) => s.hand.find((card) => card.id === id) ?? [])
  const out: ObjectId[] = []
  while (out.length < count && left.length > 0) {
    const lands = left.filter((card) => isLand(card) || hasLandFace(s, card)).length
    const worth = (card: CardView): number => {
      if (isLand(card)) return lands > WANTED_LANDS ? 0.5 : 10 + cardWorth(s, card)
      return cardWorth(s, card) - 1.3 * Math.max(0, card.manaValue - 3)
    }
    const worst = left.reduce((low, card) => (worth(card) < worth(low) ? card : low))
    out.push(worst.id)
    left.splice(left.indexOf(worst), 1)
  }
  return out
}
