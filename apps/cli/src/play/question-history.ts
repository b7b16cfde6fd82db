import type { Game, PlayerId } from 'spellwright'

/** Remembers where a person was asked for an action, so that taking back skips what was passed automatically. */
export class QuestionHistory {
  private positions: number[] = []

  /** Records that the person is asked for an action now, when the game has that many answers. */
  record(answers: number): void {
    this.positions = [...this.positions.filter((position) => position < answers), answers]
  }

  lastBefore(answers: number): number | undefined {
    return this.positions.findLast((position) => position < answers)
  }
}

/** Goes back to the last action the person was asked for (SPEC S4.4). Returns why that is refused, or null. */
export function takeBack(game: Game, player: PlayerId, questions: QuestionHistory): string | null {
  const position = questions.lastBefore(game.answers.length)
  if (position === undefined) return 'There is nothing to take back.'
  const done = game.takeBack(player, position)
  return done.ok ? null : done.reason
}
