import type { SeenGame } from '../seat/seen-game.ts'
import type { SeenObject } from '../seat/seen-object.ts'

/** Does the player hold something that would return this card from the graveyard to the battlefield? */
export function isRevivable(s: SeenGame, { id }: SeenObject): boolean {
  const { revivers } = s.ownHand
  const there = revivers.length === 0 ? null : s.reader.suppose(id, { zone: 'graveyard' })
  if (there === null) return false
  for (const { card, facts } of revivers)
    if (card.id !== id && facts?.revives && s.reader.fits(s.context(card.id, s.me), facts.revives, there)) return true
  return false
}
