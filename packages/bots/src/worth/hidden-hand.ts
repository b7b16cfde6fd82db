import type { EffectOf, Filter, Selector } from '@spellwright/dsl'
import type { Context, KnownCard } from '@spellwright/engine'
import type { SeenGame } from '../seat/seen-game.ts'
import { CARD, theirCardWorth } from './card-worth.ts'

/** Cards in the opponent's hand that the player knows. */
const knownOf = (s: SeenGame): readonly KnownCard[] => s.players[s.foe].knownHand

/** What it is worth that the player picks a card that fits from the opponent's hand, to be discarded. */
export function pickedWorth(s: SeenGame, ctx: Context, filter: Filter): number {
  let best = 0
  for (const card of s.reader.knownCards(ctx, filter, s.foe, 'hand')) best = Math.max(best, theirCardWorth(s, card))
  const unknown = s.players[s.foe].handCount - knownOf(s).length
  return unknown > 0 ? Math.max(best, CARD * Math.min(0.95, 0.45 + 0.2 * unknown)) : best
}

/** "Discards all cards with that name": which cards these are, where a name is still to be chosen. */
export function discardedByName(what: Selector): Filter | null {
  if (typeof what !== 'object' || !('all' in what)) return null
  const { zone, name } = what.all
  return zone === 'hand' && typeof name === 'object' && 'chosen' in name ? what.all : null
}

/** How likely a name called into an unknown hand is in it. */
const LUCKY_GUESS = 0.3

/** What it is worth to name a card that its owner then discards. */
export function namedDiscardWorth(s: SeenGame, ctx: Context, { owner = 'you' }: Filter): number {
  if (s.reader.players(ctx, owner).includes(s.me)) return -CARD
  const known = knownOf(s)
  let best = 0
  for (const { name } of known) best = Math.max(best, worthOfName(s, known, name))
  const unknown = s.players[s.foe].handCount - known.length
  return Math.max(best, LUCKY_GUESS * CARD * Math.min(1, unknown / 3))
}

/** What all cards of that name are worth together; lands cannot be named. */
export function worthOfName(s: SeenGame, cards: readonly KnownCard[], name: string): number {
  let sum = 0
  for (const card of cards) if (card.name === name && !card.types.includes('land')) sum += theirCardWorth(s, card)
  return sum
}

/** A card of the player's hand is revealed at random after they have named one: how likely it is the one they named. */
export function chanceOfName(s: SeenGame, { condition }: EffectOf<'if'>): number | null {
  if (condition.kind !== 'matches' || typeof condition.object !== 'object' || !('the' in condition.object)) return null
  const { name } = condition.filter
  if (typeof name !== 'object' || !('chosen' in name)) return null
  const { hand } = s
  if (hand.length === 0) return 0
  return hand.filter((card) => card.name === commonName(s)).length / hand.length
}

/** The card the player has most copies of in hand; '' if there is none. */
export function commonName(s: SeenGame): string {
  let best = ''
  let most = 0
  for (const { name } of s.hand) {
    const count = s.hand.filter((card) => card.name === name).length
    if (count > most) {
      most = count
      best = name
    }
  }
  return best
}
