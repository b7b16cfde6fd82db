import type { GameResult } from '@spellwright/engine'

/** Ended by the cap on turns or decisions: neither a win nor a draw, to be counted apart (SPEC S13.12). */
export const isUnfinished = (result: GameResult): boolean =>
  result.winner === null && result.reason.startsWith('unfinished')
