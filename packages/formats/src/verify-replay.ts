import { CardDefinitions } from '@spellwright/cards'
import { createGame, ENGINE_VERSION, type Game, type GameEvent, type GameSetup } from '@spellwright/engine'
import { cardHash } from './card-hash.ts'
import { type Replay, ReplayFormatError, type ReplayTurn } from './replay.ts'

/** The point where replaying the answers no longer gives the recorded game. */
export interface Divergence {
  readonly turn: number
  /** How many answers were given before. */
  readonly answer: number
  readonly reason: string
}

/** Whether a replay still plays the same, and where it diverges if not. */
export interface ReplayCheck {
  readonly game: Game
  readonly answers: number
  readonly divergence: Divergence | null
  /** Reasons to expect a divergence: another version of the engine, or changed card definitions. */
  readonly remarks: readonly string[]
}

/** The setup for `createGame` that starts the recorded game. Throws a `ReplayFormatError` if it cannot be started. */
export function replaySetup({ header }: Replay): GameSetup {
  const { seed, decks, sideboards, names, options } = header
  const unknown = decks.flat().filter(({ name, typeLine }) => !CardDefinitions.has(name) && typeLine === undefined)
  if (unknown.length > 0 && options.kitchenTable !== true && options.unsupportedCards !== 'byHand')
    throw new ReplayFormatError(
      `The replay has cards that are not supported: ${[...new Set(unknown.map(({ name }) => name))].join(', ')}.`,
    )
  return { seed, decks, ...(sideboards && { sideboards }), names, options, cards: CardDefinitions, snapshots: 'never' }
}

/** Reasons to expect a divergence: another version of the engine, or changed card definitions. */
export function replayRemarks({ header }: Replay): string[] {
  const remarks: string[] = []
  if (header.engine !== ENGINE_VERSION)
    remarks.push(`Played with version ${header.engine}; this is version ${ENGINE_VERSION}.`)
  if (header.cards !== cardHash([...header.decks, ...(header.sideboards ?? [])]))
    remarks.push('Some of its cards have changed since it was recorded.')
  return remarks
}

/** Plays a replay turn by turn, compares each hash, and checks that each answer is still legal. */
export function* stepReplay(replay: Replay, game: Game): Generator<ReplayTurn, Divergence | null> {
  let hashNow = game.hash()
  game.listeners.push((event: GameEvent, now: Game) => {
    if (event.kind === 'turnBegan') hashNow = now.hash()
  })
  let given = 0
  for (const turn of replay.turns) {
    if (turn.hash !== hashNow)
      return { turn: turn.turn, answer: given, reason: 'The state at the beginning of the turn is different.' }
    for (const entry of turn.answers) {
      const done = 'concede' in entry ? game.concede(entry.concede) : game.submit(entry[0], entry[1])
      if (!done.ok) return { turn: turn.turn, answer: given, reason: `Answer ${given + 1} is refused: ${done.reason}` }
      given++
    }
    yield turn
  }
  if (game.hash() !== replay.end.hash)
    return { turn: game.state.turn.number, answer: given, reason: 'The final state is different.' }
  return null
}

/** Plays a whole replay and compares each turn with the recorded one. */
export function verifyReplay(replay: Replay): ReplayCheck {
  const game = createGame(replaySetup(replay))
  const steps = stepReplay(replay, game)
  let step = steps.next()
  while (!step.done) step = steps.next()
  return { game, answers: game.answers.length, divergence: step.value, remarks: replayRemarks(replay) }
}
