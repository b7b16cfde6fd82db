import type { Duration } from '@spellwright/dsl'
import { alternatives, wordTable } from './word-table.ts'

/** How long a change lasts, behind it; `~` is the source of the effect. Some durations are said in other ways. */
const DURATIONS = {
  endOfTurn: 'until end of turn',
  endOfCombat: 'until end of combat',
  untilYourNextTurn: 'until your next turn',
  untilYourNextUpkeep: 'until your next upkeep',
  untilYourNextEndStep: 'until your next end step',
  endOfYourNextTurn: 'until the end of your next turn',
  nextUntapStep: '',
  game: '',
  whileSourceOnBattlefield: 'for as long as ~ remains on the battlefield',
  whileSourceTapped: 'for as long as ~ remains tapped',
  whileItIsTapped: 'for as long as it remains tapped',
  whileYouControlIt: 'for as long as you control it',
  whileYouControlSource: 'for as long as you control ~',
  whileYouControlTappedSource: 'for as long as you control ~ and ~ remains tapped',
} as const satisfies Record<Duration, string>

const entries = Object.entries(DURATIONS) as [Duration, string][]

export const DURATION = wordTable(entries.filter(([, words]) => words !== ''))

export const durationWords = (duration: Duration): string => DURATIONS[duration]

/** "until end of turn" is part of many sentences. */
export const UNTIL_END_OF_TURN = DURATIONS.endOfTurn

const beginningWith = (words: string): string =>
  alternatives(DURATION.entries.flatMap(([, text]) => (text.startsWith(words) ? [text] : [])))

/** Times something ends, and states something lasts as long as. */
export const UNTIL = beginningWith('until ')

/** Without the end of the turn, which is said in more ways. */
export const UNTIL_LATER = alternatives(
  DURATION.entries.flatMap(([, text]) => (text.startsWith('until ') && text !== UNTIL_END_OF_TURN ? [text] : [])),
)
export const FOR_AS_LONG_AS = beginningWith('for as long as ')

/** A rule or a shield lasts "this turn". */
export const SPAN = wordTable<Duration>([
  ['endOfTurn', 'this turn'],
  ['endOfCombat', 'this combat'],
])
