import type { EventPattern } from '@spellwright/dsl'
import { readStep, STEP } from '../../words/steps.ts'
import { COMBAT } from './combat.ts'
import { OBJECTS } from './objects.ts'
import type { EventReader, ReadEvent } from './parts.ts'
import { PLAYERS_DO } from './players.ts'
import { ZONE_CHANGES } from './zone-change.ts'

export type { ReadEvent } from './parts.ts'

/** "the upkeep of enchanted creature's controller". */
const OF_CONTROLLER = new RegExp(`^the (${STEP.pattern}) of enchanted [a-z]+'s controller$`)

function ofController(text: string): EventPattern | undefined {
  const found = OF_CONTROLLER.exec(text)
  const step = found === null ? undefined : STEP.read(found[1]!)
  return step && { kind: 'beginningOf', step, whose: { controllerOf: 'attachedTo' } }
}

const TIMES: readonly EventReader[] = [
  [/^at end of combat$/, () => ({ on: { kind: 'beginningOf', step: 'endCombat', whose: 'eachPlayer' } })],
  [
    /^at the beginning of (.+)$/,
    ([, text]) => {
      const when = readStep(text!)
      const on: EventPattern | undefined = when === undefined ? ofController(text!) : { kind: 'beginningOf', ...when }
      return on === undefined ? undefined : { on, they: 'eventPlayer' }
    },
  ],
]

const EVENTS: readonly EventReader[] = [...ZONE_CHANGES, ...COMBAT, ...OBJECTS, ...PLAYERS_DO, ...TIMES]

const TWO_EVENTS = / and (?=when(?:ever)? )/

/** Two events told one after the other: "whenever an enchantment you control enters and whenever you fully unlock a Room". */
function bothOf(text: string): ReadEvent | undefined {
  const [first, second, ...others] = text.split(TWO_EVENTS)
  if (first === undefined || second === undefined || others.length > 0 || !/^when(?:ever)? /.test(first))
    return undefined
  const events = [eventOf(first)?.on, eventOf(second)?.on]
  return events.every((on) => on !== undefined)
    ? { on: { kind: 'either', events: events as EventPattern[] } }
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
  return undefined
}
