import { hasTrait, TRAIT } from '../facts/traits.ts'
import type { SeenGame } from '../seat/seen-game.ts'
import type { NamedCard } from './card-worth.ts'

const countHeld = (s: SeenGame, trait: number): number => {
  let count = 0
  for (const { facts } of s.ownHand.handCards) if (facts !== null && hasTrait(facts.traits, trait)) count++
  return count
}

/** What the one that is missing to save a permanent from its own trigger is worth. */
const MISSING = 8
/** A second one that nothing saves. */
const SPARE = 1.5

/** A permanent that its own trigger takes away, and what saves it, are worth much together and little alone. */
export function pairedWorth(s: SeenGame, card: NamedCard, worth: number, held: boolean): number {
  const facts = s.facts(card.definition)
  if (facts === null || !hasTrait(facts.traits, TRAIT.endangered | TRAIT.rescues)) return worth
  const endangered = countHeld(s, TRAIT.endangered)
  const rescues = countHeld(s, TRAIT.rescues)
  const self = held ? 1 : 0
  if (hasTrait(facts.traits, TRAIT.endangered)) return endangered - self < Math.max(1, rescues) ? worth : SPARE
  return rescues - self < endangered ? MISSING : worth
}
