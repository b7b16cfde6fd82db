import type { FixtureOutcome } from '../game/outcome.ts'

/** What a mark says of a game or match, from the point of view of side A. */
export interface GameMark {
  readonly result: 'won' | 'lost' | 'drawn' | 'unfinished'
  /** The turns of all games of the match. */
  readonly turns: number
  /** Whether side A went first in the first game. */
  readonly isOnPlay: boolean
}

const LETTERS = { won: 'W', lost: 'L', drawn: 'D', unfinished: 'U' } as const
const RESULTS: Readonly<Record<string, GameMark['result']>> = { W: 'won', L: 'lost', D: 'drawn', U: 'unfinished' }

function resultOf({ isFinished, winner }: FixtureOutcome): GameMark['result'] {
  if (!isFinished) return 'unfinished'
  return winner === null ? 'drawn' : winner === 0 ? 'won' : 'lost'
}

/** A few letters for a game: `W9p` is won on turn 9 on the play, `L14d` lost on turn 14 on the draw. */
export function markOf(outcome: FixtureOutcome): string {
  const turns = outcome.games.reduce((sum, game) => sum + game.turns, 0)
  return `${LETTERS[resultOf(outcome)]}${turns}${outcome.games[0]?.starter === 1 ? 'd' : 'p'}`
}

/** Reads a mark. */
export const readMark = (mark: string): GameMark => ({
  result: RESULTS[mark[0] ?? ''] ?? 'unfinished',
  turns: Number.parseInt(mark.slice(1), 10) || 0,
  isOnPlay: !mark.endsWith('d'),
})

const POINTS = { won: 1, lost: 0, drawn: 0.5 } as const

/** The points of side A: 1 for a win, half a point for a draw; null for an unfinished game. */
export function pointsOf(mark: string | undefined): number | null {
  const result = RESULTS[mark?.[0] ?? ''] ?? 'unfinished'
  return result === 'unfinished' ? null : POINTS[result]
}
