import { CardDefinitions, type DeckEntry } from '@spellwright/cards'
import {
  createGame,
  type Game,
  type GameOptions,
  type GameResult,
  otherPlayer,
  PLAYERS,
  type PlayerId,
  playGame,
  playGameSync,
} from '@spellwright/engine'
import type { RecordedSetup } from '@spellwright/formats'
import type { Player } from '../bots/load-bot.ts'
import { CardTracker } from './card-tracker.ts'
import type { GameOutcome } from './outcome.ts'
import type { Side } from './sim-deck.ts'

/** A game to simulate. Pairs are in the order of the seats. */
export interface SimGame {
  readonly seed: string
  readonly decks: readonly [readonly DeckEntry[], readonly DeckEntry[]]
  readonly sideboards?: readonly [readonly DeckEntry[], readonly DeckEntry[]]
  readonly names: readonly [string, string]
  readonly players: readonly [Player, Player]
  readonly seatOfA: PlayerId
  readonly options: Partial<GameOptions>
  readonly problems: readonly string[]
  readonly faults: readonly [number, number]
  /** Called before the first question. */
  readonly onGame?: (game: Game, setup: Omit<RecordedSetup, 'bots'>) => void
  /** Called when the game is over. */
  readonly onEnd?: (game: Game) => void
}

/** False if the limit on turns or decisions ended the game (SPEC S13.12). */
const isFinished = (result: GameResult): boolean => !result.reason.startsWith('unfinished')

async function play(game: Game, [one, two]: SimGame['players']): Promise<GameResult> {
  if (one.isSync && two.isSync) return playGameSync(game, [one.handler, two.handler])
  const result = await playGame(game, [one.handler, two.handler])
  if (result === null) throw new Error('The game was stopped before its end.')
  return result
}

/** Plays one game and returns its outcome, with pairs in the order of the sides. */
export async function playSimGame(simGame: SimGame): Promise<GameOutcome> {
  const game = createGame({
    decks: simGame.decks,
    ...(simGame.sideboards && { sideboards: simGame.sideboards }),
    seed: simGame.seed,
    names: simGame.names,
    cards: CardDefinitions,
    options: simGame.options,
    snapshots: simGame.players.some(({ looksAhead }) => looksAhead) ? 'everyRest' : 'never',
  })
  const tracker = new CardTracker(game)
  const { seed, decks, sideboards, names, options } = simGame
  simGame.onGame?.(game, { seed, decks, ...(sideboards && { sideboards }), names, options })
  for (const seat of PLAYERS) simGame.players[seat].watch?.(game, seat)
  const result = await play(game, simGame.players)
  simGame.onEnd?.(game)
  return outcomeOf(game, result, tracker, simGame)
}

function outcomeOf(game: Game, result: GameResult, tracker: CardTracker, simGame: SimGame): GameOutcome {
  const { seatOfA, problems, faults } = simGame
  const side = (seat: PlayerId): Side => (seat === seatOfA ? 0 : 1)
  const bySide = <T>(pair: readonly [T, T]): readonly [T, T] => (seatOfA === 0 ? pair : [pair[1], pair[0]])
  const { players, turn, decisions } = game.state
  const { drawn, cast, opening, left, hands } = tracker.use
  return {
    winner: result.winner === null ? null : side(result.winner),
    isFinished: isFinished(result),
    starter: side(turn.startingPlayer),
    turns: turn.number,
    decisions,
    mulligans: bySide([players[0].mulligans, players[1].mulligans]),
    reason: result.winner === null ? null : players[otherPlayer(result.winner)].lost,
    drawn: bySide(drawn),
    cast: bySide(cast),
    opening: bySide(opening),
    left: bySide(left),
    hands: bySide(hands),
    problems: [...problems],
    faults: [faults[0], faults[1]],
  }
}
