import { canPay, payWith } from '../seat/mana.ts'
import type { SeenGame } from '../seat/seen-game.ts'
import { pressureLead } from '../worth/pressure.ts'
import { type SpellPlay, spellPlays } from './spells.ts'

/** What a spell must be worth so that whoever is ahead taps the mana of a counterspell for it. */
const WORTH_TAPPING_OUT = 4.5

/** Who attacks harder, or faces nothing, need not hurry: an answer to what comes is worth more than another small threat. */
const isAhead = (s: SeenGame): boolean => pressureLead(s) > 2 && s.creaturesOf(s.me).length > 1

/** What casting it costs because a counterspell in hand could not be cast any more. */
export function heldUpCost(s: SeenGame, { price, card }: SpellPlay): number {
  if (!s.ownHand.hasRole('Counterspell') || !isAhead(s)) return 0
  const left = payWith(s.units, price)
  if (left === null) return 0
  const isLost = spellPlays(s).some(
    (play) =>
      play.role === 'Counterspell' &&
      play.card.id !== card.id &&
      play.price.total > 0 &&
      canPay(s.units, play.price) &&
      !canPay(left, play.price),
  )
  return isLost ? WORTH_TAPPING_OUT : 0
}
