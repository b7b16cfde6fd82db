import { type Effect, type EventPattern, mentionsEvent, rewrite } from '@spellwright/dsl'
import { NEXT_STEPS, readNextStep } from '../../words/steps.ts'
import { alternatives } from '../../words/word-table.ts'
import type { Reading } from '../reading.ts'
import type { Effects } from './reader.ts'

const WHEN = `at (${alternatives(NEXT_STEPS)})`
const BEHIND = new RegExp(`^(.+) ${WHEN}$`)
const BEFORE = new RegExp(`^${WHEN}, (.+)$`)

/** What the event was about is remembered until then: "destroy that creature at end of combat". */
function ofEvent(on: EventPattern, effects: readonly Effect[]): Effects {
  for (const role of ['eventObject', 'eventSource'] as const) {
    const later = effects.map((effect) =>
      rewrite('effect', effect, { objectRef: (ref) => (ref === role ? { the: 'remembered' } : undefined) }),
    )
    // The roles of the event that made it are not those of the event it waits for.
    if (mentionsEvent('effect', later)) continue
    return [
      { kind: 'bind', as: 'remembered', what: role },
      { kind: 'delayedTrigger', on, lasts: 'once', effects: later },
    ]
  }
  return undefined
}

/** CR 603.7: "draw a card at the beginning of the next turn's upkeep". */
export function delayed(text: string, reading: Reading, read: (text: string) => Effects): Effects {
  const behind = BEHIND.exec(text)
  const before = BEFORE.exec(text)
  const parts = behind !== null ? [behind[2]!, behind[1]!] : before === null ? undefined : [before[1]!, before[2]!]
  if (parts === undefined) return undefined
  const effects = reading.attempt(() => read(parts[1]!))
  if (effects === undefined) return undefined
  const on: EventPattern = { kind: 'beginningOf', ...readNextStep(parts[0]!)! }
  if (mentionsEvent('effect', effects)) return ofEvent(on, effects)
  return [{ kind: 'delayedTrigger', on, lasts: 'once', effects }]
}
