import { cardsWithoutRules, recordGame } from '@spellwright/table'
import {
  CardDefinitions,
  cardHash,
  createGame,
  type DeckEntry,
  ENGINE_VERSION,
  FormatError,
  formatDeckList,
  type Game,
  type GameOptions,
  MATCH_VERSION,
  parseMatchFile,
  parseReplays,
  type Replay,
  withFacts,
} from 'spellwright/play'
import { readDeck } from './deck-cards.ts'
import type { GameRecord, GivenAnswer, MatchFile, MatchSetup, Starts } from './messages.ts'
import { RequestRefused } from './request-refused.ts'

/** The main deck of a list, without unreadable lines. */
export const mainOf = (text: string): readonly DeckEntry[] => withFacts(readDeck(text).main, CardDefinitions)

const sideboardOf = (text: string): readonly DeckEntry[] => withFacts(readDeck(text).sideboard, CardDefinitions)

/** Whether a deck has cards without rules, which are played by hand while the rules are on for all others. */
const hasUnsupported = (text: string): boolean => cardsWithoutRules(readDeck(text)).length > 0

/** What lies outside the game. */
const sideboardsOf = ({ decks, sideboards }: GameRecord): readonly [readonly DeckEntry[], readonly DeckEntry[]] =>
  sideboards ? [sideboardOf(decks[0]), sideboardOf(decks[1])] : [[], []]

const STARTING: Readonly<Record<Starts, GameOptions['starting']>> = {
  random: 'random',
  you: 0,
  opponent: 1,
  choose: 'choose',
}

/** The first game of a match. */
export const firstGame = (setup: MatchSetup): GameRecord => ({
  seed: setup.seed,
  decks: [setup.decks[0].text, setup.decks[1].text],
  sideboards: true,
  options: {
    starting: STARTING[setup.starts],
    kitchenTable: setup.kitchenTable,
    ...(setup.decks.some(({ text }) => hasUnsupported(text)) && { unsupportedCards: 'byHand' as const }),
  },
  answers: [],
  result: null,
})

/** Creates the game of a record before its first answer. */
export function newGame(setup: MatchSetup, record: GameRecord): Game {
  const [mine, theirs] = record.decks
  return createGame({
    decks: [mainOf(mine), mainOf(theirs)],
    sideboards: sideboardsOf(record),
    seed: record.seed,
    names: setup.names,
    options: record.options,
  })
}

/** The fields of a match file that say which version and which cards it was played with. */
export const provenance = (games: readonly GameRecord[]): Pick<MatchFile, 'engine' | 'cards'> => ({
  engine: ENGINE_VERSION,
  cards: cardHash(games.flatMap((game) => [...game.decks.map(mainOf), ...sideboardsOf(game)])),
})

/** Reads a saved match. Throws `RequestRefused` with a sentence for the player if it cannot be read. */
export function readMatchFile(text: string): MatchFile {
  return orRefused(() => parseMatchFile(text))
}

/** Reads a replay as the command line and the page write it, or a saved match, which can be watched too. */
export function readWatchable(text: string): MatchFile {
  if (!/"format"\s*:\s*"spellwright-replay"/.test(text.slice(0, 1000))) return readMatchFile(text)
  return orRefused(() => matchOfReplays(parseReplays(text)))
}

function orRefused<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof FormatError) throw new RequestRefused(error.message)
    throw error
  }
}

const listOf = (main: readonly DeckEntry[], sideboard: readonly DeckEntry[] = []): string =>
  formatDeckList({ main, sideboard, notes: [], errors: [] })

function recordOf({ header, turns, end }: Replay): GameRecord {
  const { seed, decks, sideboards, options } = header
  const answers = turns.flatMap((turn) =>
    turn.answers.map(
      (given): GivenAnswer =>
        'concede' in given
          ? { player: given.concede, answer: { kind: 'concede' }, concede: true }
          : { player: given[0], answer: given[1] },
    ),
  )
  return {
    seed,
    decks: [listOf(decks[0], sideboards?.[0]), listOf(decks[1], sideboards?.[1])],
    ...(sideboards && { sideboards: true as const }),
    options,
    answers,
    result: end.result,
  }
}

/** The games of a replay file as a match. */
function matchOfReplays(replays: readonly Replay[]): MatchFile {
  const games = replays.map(recordOf)
  const [first] = replays
  const [record] = games
  if (!first || !record) throw new RequestRefused('This replay has no games.')
  const { names, bots, seed, engine, cards, options } = first.header
  const decks = [
    { title: names[0], text: record.decks[0] },
    { title: names[1], text: record.decks[1] },
  ] as const
  const kitchenTable = options.kitchenTable ?? false
  const setup = {
    decks,
    names,
    bot: bots[1],
    starts: 'random',
    seed,
    bestOf: games.length > 1 ? 3 : 1,
    kitchenTable,
  } as const
  return { format: 'spellwright-match', version: MATCH_VERSION, engine, cards, setup, games, sideboarding: false }
}

/** The replay of a match as a file. */
export function replayOf({ setup, games }: Pick<MatchFile, 'setup' | 'games'>): string {
  const { names } = setup
  const bots = ['person', setup.bot] as const
  return games
    .map((record) => {
      const { seed, options, answers, result } = record
      const decks = [mainOf(record.decks[0]), mainOf(record.decks[1])] as const
      return recordGame({ seed, decks, sideboards: sideboardsOf(record), names, bots, options, answers, result })
    })
    .join('')
}
