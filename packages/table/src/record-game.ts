import { createGame, formatReplay, type GameResult, type RecordedSetup, ReplayRecorder } from 'spellwright/play'
import { replayAnswers } from './replay-answers.ts'
import type { GivenAnswer } from './scene.ts'

/** A game that was played: its setup, its answers, and the result where the players agreed on one. */
export interface PlayedGame extends RecordedSetup {
  readonly answers: readonly GivenAnswer[]
  readonly result: GameResult | null
}

/** Plays a game again and writes its replay. */
export function recordGame({ answers, result, ...setup }: PlayedGame): string {
  const { seed, decks, sideboards = [[], []], names, options } = setup
  const game = createGame({ seed, decks, sideboards, names, options })
  const recorder = new ReplayRecorder(game, setup)
  replayAnswers(game, answers)
  return formatReplay(recorder.finish(game, result ?? game.state.result))
}
