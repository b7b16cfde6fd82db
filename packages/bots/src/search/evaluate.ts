import type { Game, PlayerId, SeatAccess } from '@spellwright/engine'
import { Situation } from '../seat/situation.ts'
import { CARD, cardWorth } from '../worth/card-worth.ts'
import { lifeChange, WIN } from '../worth/life.ts'
import { worthOfPermanents } from '../worth/permanent-worth.ts'

/** What a position is worth to a player, as they see it; a finished game counts for its result, the sooner the better. */
export function positionWorth(game: Game, seat: SeatAccess, me: PlayerId): number {
  const { result, turn } = game.state
  if (result !== null) {
    if (result.winner === null) return 0
    return result.winner === me ? WIN - turn.number : turn.number - WIN
  }
  const s = new Situation(seat)
  const life = (player: PlayerId): number => lifeChange(0.001, s.life(player))
  const hand = s.hand.reduce((sum, card) => sum + cardWorth(s, card), 0)
  return (
    life(s.me) -
    life(s.foe) +
    worthOfPermanents(s, s.me) -
    worthOfPermanents(s, s.foe) +
    0.8 * hand -
    0.8 * CARD * s.view.players[s.foe].handCount
  )
}
