import type { Duration } from '@spellwright/dsl'
import type { Talk } from './talk.ts'
import { durationWords, SPAN } from './words/durations.ts'

/** How long a change lasts, behind it. */
export const durationText = (duration: Duration, talk: Talk): string =>
  durationWords(duration).replace('~', () => talk.self.here)

/** A rule or a shield lasts "this turn". */
export const spanText = (duration: Duration, talk: Talk): string =>
  duration === 'endOfTurn' || duration === 'endOfCombat' ? SPAN.say(duration) : durationText(duration, talk)
