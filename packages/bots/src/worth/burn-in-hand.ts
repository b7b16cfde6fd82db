import type { ObjectId } from '@spellwright/engine'
import type { SeenGame } from '../seat/seen-game.ts'

/** Amounts from here on are not known beforehand. */
const UNKNOWN = 20

/** The damage that spells in hand, but for one, do together, whatever they cost. */
export function burnInHand(s: SeenGame, except: ObjectId): number {
  let sum = 0
  for (const { card, facts } of s.ownHand.handCards) {
    const burn = facts?.traits.burn ?? 0
    if (card.id !== except && burn < UNKNOWN && facts?.ways.some(({ burns }) => burns)) sum += burn
  }
  return sum
}

/** From so much life on nobody is burnt out. */
const MOST_LIFE = 12

/** Is that much damage, with what is left in hand, the end of the opponent? */
export const isBurningOut = (s: SeenGame, source: ObjectId, amount: number): boolean => {
  if (!s.policy.burnOut) return false
  const life = s.life(s.foe)
  return life <= MOST_LIFE && (amount >= life || (s.ownHand.burn > 0 && amount + burnInHand(s, source) >= life))
}
