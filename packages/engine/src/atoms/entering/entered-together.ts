import type { Game } from '../../game/game.ts'
import type { GameObject } from '../../state/object.ts'
import { nextTimestamp } from '../../state/update.ts'

const TOGETHER = 'worldSince'

/** The mark of world permanents that enter at the same time: a time they share, before the timestamps they get. */
export const togetherSince = (game: Game): NonNullable<GameObject['marks']> => ({ [TOGETHER]: nextTimestamp(game) })

/** Since when that world permanent has been there. */
export const worldSince = ({ marks, timestamp }: GameObject): number => marks?.[TOGETHER] ?? timestamp
