import { alternatives } from './word-table.ts'

/** The kinds of counters, as part of a regular expression: "+1/+1", "charge". */
export const COUNTER_KIND = '[+-]1/[+-]1|[a-z]+'

/** Counters that players have. */
export const PLAYER_COUNTERS = alternatives(['poison', 'energy', 'experience'])

/** "charge counter", or "counter" for one of any kind. */
export const counterNoun = (counter: string): string => (counter === 'any' ? 'counter' : `${counter} counter`)
