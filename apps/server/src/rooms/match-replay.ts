import { recordGame } from '@spellwright/table'
import { readDeck } from './decks.ts'
import type { RoomMatch } from './room-match.ts'
import type { SeatState } from './seats.ts'

const playerName = ({ bot }: SeatState): string => bot ?? 'person'

/** The replay of a match: everything that is needed to watch it again and to verify its shuffles. */
export function matchReplay({ games, seats, secrets, commitment }: RoomMatch): string {
  const bots = [playerName(seats[0]), playerName(seats[1])] as const
  const shuffle = { secret: secrets.secret, sha256: commitment }
  return games
    .map(({ start, game, result }) => {
      const { seed, names, options } = start
      const lists = [readDeck(start.decks[0]), readDeck(start.decks[1])] as const
      const decks = [lists[0].main, lists[1].main] as const
      const sideboards = [lists[0].sideboard, lists[1].sideboard] as const
      return recordGame({ seed, decks, sideboards, names, bots, options, answers: game.answers, result, shuffle })
    })
    .join('')
}
