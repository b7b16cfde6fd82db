import type { Ability } from '@spellwright/dsl'
import type { CardView } from '@spellwright/engine'
import { leavesFewCards, libraryWinOf } from '../facts/library-win.ts'
import { demandOf } from '../facts/price.ts'
import type { SeenGame } from '../seat/seen-game.ts'
import { WIN } from './life.ts'

const COLORS_IN_ORDER = ['W', 'U', 'B', 'R', 'G'] as const

/** It is kept until it wins. */
const KEPT = -1

/** What casting a permanent is worth that wins with few cards in the library; null: it is like any other. */
export function libraryWinWorth(s: SeenGame, card: CardView, abilities: readonly Ability[]): number | null {
  const quantity = s.policy.emptyLibraryWins ? libraryWinOf(abilities) : null
  if (quantity === null) return null
  let most = s.reader.quantity(s.context(card.id, s.me), quantity)
  // It counts towards devotion itself once it is there (CR 700.5).
  if (typeof quantity === 'object' && quantity.kind === 'devotion') {
    const { counts } = demandOf(card.manaCost)
    COLORS_IN_ORDER.forEach((color, at) => {
      if (quantity.colors.includes(color)) most += counts[at] ?? 0
    })
  }
  return most >= s.players[s.me].libraryCount ? WIN : KEPT
}

/** Does the player hold what wins with few cards in the library? */
export const holdsLibraryWin = (s: SeenGame): boolean => s.policy.emptyLibraryWins && s.once(findLibraryWin)

const findLibraryWin = (s: SeenGame): boolean =>
  s.ownHand.handCards.some(({ facts }) => facts !== null && libraryWinOf(facts.abilities[0] ?? []) !== null)

/** The game is won some turns later. */
const SOON = 14
const MANY_CARDS = 8

/** What it is worth to exile the library but for the best cards; null where the spell does no such thing. */
export function fewCardsWorth(s: SeenGame, abilities: readonly Ability[]): number | null {
  if (!s.policy.emptyLibraryWins || !leavesFewCards(abilities)) return null
  const isSafe = Math.floor(s.life(s.me) / 2) > s.battlefield.theirs.reach
  return isSafe && s.players[s.me].libraryCount > MANY_CARDS ? SOON : KEPT
}
