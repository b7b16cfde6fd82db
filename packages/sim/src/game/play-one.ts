import { CardDefinitions, type DeckEntry } from '@spellwright/cards'
import {
  createGame,
  type Game,
  type GameOptions,
  type GameResult,
  otherPlayer,
  type PlayerDecisionHandler,
  type PlayerId,
  playGame,
  playGameSync,
  type SyncDecisionHandler,
} from '@spellwright/engine'
import type { Player } from '../bots/load-bot.ts'
import type { RecordingOf } from '../replay/record-replay.ts'
import { CardTracker } from './card-tracker.ts'
import type { GameOutcome } from './outcome.ts'
import type { Side } from './side.ts'

export interface OneGame {
  readonly seed: string
  /** By seat. */
  readonly decks: readonly [readonly DeckEntry[], readonly DeckEntry[]]
  readonly names: readonly [string, string]
  readonly players: readonly [Player, Player]
  readonly seatOfA: PlayerId
  readonly options: Partial<GameOptions>
  readonly problems: readonly string[]
  /** Sees the game before its first question. */
  readonly onGame?: (game: Game, of: Omit<RecordingOf, 'bots'>) => void
  /** Sees the game when it is over. */
  readonly onEnd?: (game: Game) => void
}

/** Ended by the cap on turns or decisions (SPEC S13.12). */
const isFinished = (result: GameResult): boolean => !result.reason.startsWith('unfinished')

async function play(game: Game, [one, two]: OneGame['players']): Promise<GameResult> {
  const handlers = [one.handler, two.handler] as const
  if (one.isSync && two.isSync) return playGameSync(game, handlers as unknown as SyncPair)
  const result = await playGame(game, handlers as readonly [PlayerDecisionHandler, PlayerDecisionHandler])
  if (result === null) throw new Error('The game was stopped before its end.')
  return result
}
type SyncPair = readonly [SyncDecisionHandler, SyncDecisionHandler]

/** Play one game to its end and say what became of it, side by side. */
export async function playOne(one: OneGame): Promise<GameOutcome> {
  const game = createGame({
    decks: one.decks,
    seed: one.seed,
    names: one.names,
    cards: CardDefinitions,
    options: one.options,
    snapshots: one.players.some(({ looksAhead }) => looksAhead) ? 'everyRest' : 'never',
  })
  const tracker = new CardTracker(game)
  const { seed, decks, names, options } = one
  one.onGame?.(game, { seed, decks, names, options })
  const result = await play(game, one.players)
  one.onEnd?.(game)
  return outcomeOf(game, result, tracker, one)
}

function outcomeOf(game: Game, result: GameResult, tracker: CardTracker, { seatOfA, problems }: OneGame): GameOutcome {
  const side = (seat: PlayerId): Side => (seat === seatOfA ? 0 : 1)
  const bySide = <T>(pair: readonly [T, T]): readonly [T, T] => (seatOfA === 0 ? pair : [pair[1], pair[0]])
  const { players, turn, decisions } = game.state
  const { drawn, cast } = tracker.use
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
    problems: [...problems],
  }
}
