import type { EventPattern } from '@spellwright/dsl'
import { readStep, STEP } from '../../words/steps.ts'
import { COMBAT } from './combat.ts'
import { eitherEvent, MORE_EVENTS, selfOrOther } from './more.ts'
import { OBJECTS } from './objects.ts'
import type { EventReader, ReadEvent } from './parts.ts'
import { PLAYERS_DO } from './players.ts'
import { ZONE_CHANGES } from './zone-change.ts'

export type { ReadEvent } from './parts.ts'

/** "the upkeep of enchanted creature's controller". */
const OF_CONTROLLER = new RegExp(
  `^(?:the (${STEP.pattern}) of enchanted [a-z]+'s controller|enchanted player's (${STEP.pattern}))$`,
)

/** "each of your main phases", "each of your postcombat main phases". */
function postcombat(text: string): Omit<Extract<EventPattern, { kind: 'beginningOf' }>, 'kind'> | undefined {
  if (text === 'each of your main phases') return { step: ['main1', 'main2'], whose: 'you' }
  return text === 'each of your postcombat main phases' ? { step: ['main2'], whose: 'you' } : undefined
}

function ofController(text: string): EventPattern | undefined {
  const found = OF_CONTROLLER.exec(text)
  const step = found === null ? undefined : STEP.read((found[1] ?? found[2])!)
  return step && { kind: 'beginningOf', step, whose: { controllerOf: 'attachedTo' } }
}

const TIMES: readonly EventReader[] = [
  [/^at end of combat$/, () => ({ on: { kind: 'beginningOf', step: 'endCombat', whose: 'eachPlayer' } })],
  [
    /^at the beginning of (.+)$/,
    ([, text]) => {
      const when = readStep(text!) ?? postcombat(text!)
      const on: EventPattern | undefined = when === undefined ? ofController(text!) : { kind: 'beginningOf', ...when }
      return on === undefined ? undefined : { on, they: 'eventPlayer' }
    },
  ],
]

const EVENTS: readonly EventReader[] = [...ZONE_CHANGES, ...COMBAT, ...OBJECTS, ...PLAYERS_DO, ...TIMES, ...MORE_EVENTS]

const TWO_EVENTS = / and (?=when(?:ever)? )/

/** Two events told one after the other: "whenever an enchantment you control enters and whenever you fully unlock a Room". */
function bothOf(text: string): ReadEvent | undefined {
  const [first, second, ...others] = text.split(TWO_EVENTS)
  if (first === undefined || second === undefined || others.length > 0 || !/^when(?:ever)? /.test(first))
    return undefined
  const events = [eventOf(first), eventOf(second)]
  const it = events[0]?.it === events[1]?.it ? events[0]?.it : undefined
  return events.every((event) => event !== undefined)
    ? { on: { kind: 'either', events: events.map((event) => event!.on) }, ...(it === undefined ? {} : { it }) }
    : undefined
}

export function eventOf(text: string): ReadEvent | undefined {
  if (TWO_EVENTS.test(text)) return bothOf(text)
  for (const [pattern, read] of EVENTS) {
    const found = pattern.exec(text)
    if (found === null) continue
    const event = read(found)
    if (event !== undefined) return event
  }
  return / or /.test(text) ? (selfOrOther(text, eventOf) ?? eitherEvent(text, eventOf)) : undefined
}
