import { BEASTS } from './beasts.ts'
import { BEINGS } from './beings.ts'
import { PEOPLE } from './people.ts'

export { type Face, faceOf } from './head-parts.ts'

/** One head for each kind of being. */
export const HEADS = { ...PEOPLE, ...BEASTS, ...BEINGS } as const
export type HeadName = keyof typeof HEADS
