import type { Seat } from '@spellwright/protocol'
import { deckText, sideboardAnswer, sideboardLists, sideboardRefusal } from '@spellwright/table'
import { createBot, type ObjectId, parseDeckList, seatOf } from 'spellwright/play'
import type { RoomMatch } from './room-match.ts'
import { otherSeat } from './seats.ts'

/** The list with which a bot plays the next game. It knows what the other player has cast in this match. */
export function botSideboarding(match: RoomMatch, seat: Seat): string {
  const { game, games, seats } = match
  const { bot } = seats[seat]
  const list = seats[seat].list ?? ''
  const before = sideboardLists(parseDeckList(list))
  if (game === null || bot === null || before.sideboard.length === 0) return list
  const shown = [...new Set(games.flatMap((one) => [...one.shown[otherSeat(seat)]]))]
  const answer: unknown = createBot(bot, { seed: `${game.start.seed} sideboard ${seat}` }).sideboard(
    {
      shape: 'sideboard',
      purpose: 'sideboard',
      player: seat,
      source: 0 as ObjectId,
      text: 'Change your deck for the next game.',
      ...before,
      shown,
    },
    seatOf(game.game, seat),
  )
  const lists = sideboardAnswer(answer)
  return lists === null || sideboardRefusal(before, answer) !== null ? list : deckText(lists.main, lists.sideboard)
}
