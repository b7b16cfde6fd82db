import { CardDefinitions } from '@spellwright/cards'
import { createGame, type Game, type GameEvent, type GameSetup } from '@spellwright/engine'
import { ENGINE_VERSION } from '../version.ts'
import { cardHash } from './card-hash.ts'
import type { Replay, ReplayTurn } from './replay.ts'

/** Where playing the answers again no longer gives the same game. */
export interface Divergence {
  readonly turn: number
  /** Answers given before it. */
  readonly answer: number
  readonly reason: string
}

/** Whether a replay still plays the same, and where it does not. */
export interface ReplayCheck {
  readonly game: Game
  readonly answers: number
  readonly divergence: Divergence | null
  /** Made with another engine or other card data: then a divergence is to be expected. */
  readonly remarks: readonly string[]
}

/** What `createGame` needs to begin the recorded game again. */
export function replaySetup({ header }: Replay): GameSetup {
  const { seed, decks, names, options } = header
  return { seed, decks, names, options, cards: CardDefinitions, snapshots: 'never' }
}

/** What a person should know before watching: another version, other card data. */
export function replayRemarks({ header }: Replay): string[] {
  const remarks: string[] = []
  if (header.engine !== ENGINE_VERSION)
    remarks.push(`Played with version ${header.engine}; this is version ${ENGINE_VERSION}.`)
  if (header.cards !== cardHash(header.decks)) remarks.push('The data of some of its cards has changed since.')
  return remarks
}

/** Play a replay again, turn by turn: each hash is compared, and each answer must still be legal. */
export function* stepReplay(replay: Replay, game: Game): Generator<ReplayTurn, Divergence | null> {
  let hashNow = game.hash()
  game.listeners.push((event: GameEvent, now: Game) => {
    if (event.kind === 'turnBegan') hashNow = now.hash()
  })
  let given = 0
  for (const turn of replay.turns) {
    if (turn.hash !== hashNow)
      return { turn: turn.turn, answer: given, reason: 'The state at the beginning of the turn is another one.' }
    for (const entry of turn.answers) {
      const done = 'concede' in entry ? game.concede(entry.concede) : game.submit(entry[0], entry[1])
      if (!done.ok) return { turn: turn.turn, answer: given, reason: `Answer ${given + 1} is refused: ${done.reason}` }
      given++
    }
    yield turn
  }
  if (game.hash() !== replay.end.hash)
    return { turn: game.state.turn.number, answer: given, reason: 'The state at the end is another one.' }
  return null
}

/** Plays a replay again and compares each turn with the recorded one. */
export function verifyReplay(replay: Replay): ReplayCheck {
  const game = createGame(replaySetup(replay))
  const steps = stepReplay(replay, game)
  let step = steps.next()
  while (!step.done) step = steps.next()
  return { game, answers: game.answers.length, divergence: step.value, remarks: replayRemarks(replay) }
}
