import type { RoomMatch } from './room-match.ts'

/** The format of the files that the page's replay viewer opens. */
const MATCH_VERSION = 1

/** The file of a match: everything that is needed to watch it again and to verify its shuffles. */
export function matchFile(match: RoomMatch): string {
  const [first, second] = match.seats
  const starts = ({ random: 'random', creator: 'you', opponent: 'opponent', choose: 'choose' } as const)[
    match.settings.starts
  ]
  return JSON.stringify({
    format: 'spellwright-match',
    version: MATCH_VERSION,
    setup: {
      decks: [
        { title: first.title ?? 'Deck', text: first.deck ?? '' },
        { title: second.title ?? 'Deck', text: second.deck ?? '' },
      ],
      names: [first.name ?? 'Player 1', second.name ?? 'Player 2'],
      bot: 'heuristic',
      starts,
      seed: match.secrets.secret,
      bestOf: match.settings.bestOf,
      kitchenTable: match.settings.kitchenTable,
    },
    games: match.games.map(({ start, game, autoAnswers, result }) => ({
      seed: start.seed,
      decks: start.decks,
      sideboards: true,
      options: start.options,
      answers: game.answers.map(({ player, answer, concede }, index) => ({
        player,
        answer,
        ...(autoAnswers.has(index) ? { auto: true } : {}),
        ...(concede ? { concede } : {}),
      })),
      result,
    })),
    sideboarding: false,
    commitment: match.commitment,
  })
}
