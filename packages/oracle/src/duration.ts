import type { Duration } from '@spellwright/dsl'
import type { Talk } from './talk.ts'

const DURATIONS: { readonly [K in Duration]: (talk: Talk) => string } = {
  endOfTurn: () => 'until end of turn',
  endOfCombat: () => 'until end of combat',
  untilYourNextTurn: () => 'until your next turn',
  untilYourNextUpkeep: () => 'until your next upkeep',
  untilYourNextEndStep: () => 'until your next end step',
  endOfYourNextTurn: () => 'until the end of your next turn',
  nextUntapStep: () => '',
  game: () => '',
  whileSourceOnBattlefield: (talk) => `for as long as ${talk.self.here} remains on the battlefield`,
  whileSourceTapped: (talk) => `for as long as ${talk.self.here} remains tapped`,
  whileYouControlIt: () => 'for as long as you control it',
  whileYouControlSource: (talk) => `for as long as you control ${talk.self.here}`,
}

/** How long a change lasts, behind it. */
export const durationText = (duration: Duration, talk: Talk): string => DURATIONS[duration](talk)

/** A rule or a shield lasts "this turn". */
export const spanText = (duration: Duration, talk: Talk): string =>
  duration === 'endOfTurn' ? 'this turn' : duration === 'endOfCombat' ? 'this combat' : durationText(duration, talk)
