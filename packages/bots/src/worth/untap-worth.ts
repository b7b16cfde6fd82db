import type { SeenGame } from '../seat/seen-game.ts'
import type { SeenObject } from '../seat/seen-object.ts'
import { manaOf } from './permanent-worth.ts'
import { sideOf } from './side.ts'

const UNTAPPED = 0.3
/** The spell that the mana is enough for then. */
const ENABLED = 1.8

/** What untapping is worth: little by itself, more where the mana makes another spell possible. */
export function untapWorth(s: SeenGame, { permanent, controller }: SeenObject): number {
  if (!permanent?.tapped) return 0
  const isMain = s.isMyTurn && (s.turn.step === 'main1' || s.turn.step === 'main2')
  if (controller !== s.me || !isMain || permanent.summoningSick) return UNTAPPED * sideOf(s, controller)
  const made = manaOf(s, permanent)
  return made > 0 && enables(s, made) ? UNTAPPED + ENABLED : UNTAPPED
}

function enables(s: SeenGame, made: number): boolean {
  const now = s.units.length
  return s.ownHand.handCards.some(
    ({ card, isLand, role }) => !isLand && role === 'Proactive' && card.manaValue > now && card.manaValue <= now + made,
  )
}
