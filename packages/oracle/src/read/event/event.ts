import type { EventPattern, PlayerRef, Step } from '@spellwright/dsl'
import { COMBAT } from './combat.ts'
import { OBJECTS } from './objects.ts'
import type { EventReader, ReadEvent } from './parts.ts'
import { PLAYERS_DO } from './players.ts'
import { ZONE_CHANGES } from './zone-change.ts'

export type { ReadEvent } from './parts.ts'

const STEPS: Readonly<Record<string, { step: Step; whose: PlayerRef }>> = {
  'your upkeep': { step: 'upkeep', whose: 'you' },
  'each upkeep': { step: 'upkeep', whose: 'eachPlayer' },
  "each player's upkeep": { step: 'upkeep', whose: 'eachPlayer' },
  "each opponent's upkeep": { step: 'upkeep', whose: 'opponent' },
  'your draw step': { step: 'draw', whose: 'you' },
  "each player's draw step": { step: 'draw', whose: 'eachPlayer' },
  "each opponent's draw step": { step: 'draw', whose: 'opponent' },
  'combat on your turn': { step: 'beginCombat', whose: 'you' },
  "combat on each opponent's turn": { step: 'beginCombat', whose: 'opponent' },
  'each combat': { step: 'beginCombat', whose: 'eachPlayer' },
  'your end step': { step: 'end', whose: 'you' },
  'each end step': { step: 'end', whose: 'eachPlayer' },
  'the end step': { step: 'end', whose: 'eachPlayer' },
  "each player's end step": { step: 'end', whose: 'eachPlayer' },
  "each opponent's end step": { step: 'end', whose: 'opponent' },
  'your first main phase': { step: 'main1', whose: 'you' },
  'your second main phase': { step: 'main2', whose: 'you' },
  "each player's first main phase": { step: 'main1', whose: 'eachPlayer' },
}

/** "the upkeep of enchanted creature's controller". */
function ofController(text: string): EventPattern | undefined {
  const found = /^the (upkeep|end step|draw step) of enchanted [a-z]+'s controller$/.exec(text)
  if (found === null) return undefined
  const step: Step = found[1] === 'upkeep' ? 'upkeep' : found[1] === 'end step' ? 'end' : 'draw'
  return { kind: 'beginningOf', step, whose: { controllerOf: 'attachedTo' } }
}

const TIMES: readonly EventReader[] = [
  [/^at end of combat$/, () => ({ on: { kind: 'beginningOf', step: 'endCombat', whose: 'eachPlayer' } })],
  [
    /^at the beginning of (.+)$/,
    ([, text]) => {
      const when = STEPS[text!]
      const on: EventPattern | undefined = when === undefined ? ofController(text!) : { kind: 'beginningOf', ...when }
      return on === undefined ? undefined : { on, they: 'eventPlayer' }
    },
  ],
]

const EVENTS: readonly EventReader[] = [...ZONE_CHANGES, ...COMBAT, ...OBJECTS, ...PLAYERS_DO, ...TIMES]

/** Two events told one after the other: "whenever an enchantment you control enters and whenever you fully unlock a Room". */
function bothOf(text: string): ReadEvent | undefined {
  const [first, second, ...others] = text.split(' and whenever ')
  if (first === undefined || second === undefined || others.length > 0 || !/^when(?:ever)? /.test(first))
    return undefined
  const events = [eventOf(first)?.on, eventOf(`whenever ${second}`)?.on]
  return events.every((on) => on !== undefined)
    ? { on: { kind: 'either', events: events as EventPattern[] } }
    : undefined
}

export function eventOf(text: string): ReadEvent | undefined {
  if (text.includes(' and whenever ')) return bothOf(text)
  for (const [pattern, read] of EVENTS) {
    const found = pattern.exec(text)
    if (found === null) continue
    const event = read(found)
    if (event !== undefined) return event
  }
  return undefined
}
