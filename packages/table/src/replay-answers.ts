import type { Game } from 'spellwright/play'
import type { GivenAnswer } from './scene.ts'

/** Replays recorded answers. */
export function replayAnswers(game: Game, answers: readonly GivenAnswer[]): void {
  game.replay(
    answers.map(({ player, answer, concede }) => (concede ? { player, answer, concede } : { player, answer })),
  )
}
