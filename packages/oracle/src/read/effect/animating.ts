import { animated, creatureAlone } from '../animation.ts'
import { modificationsOf } from '../modification.ts'
import type { Reading } from '../reading.ts'
import type { Effects } from './reader.ts'

const STILL = /^(?:it's|they're) still (?:an? )?(?:[A-Z][a-z]+ )?(?:lands?|enchantments?|artifacts?|planeswalkers?)$/

/** Whether a sentence says that what was changed is still what it was. */
export const saysStill = (text: string | undefined): boolean => text !== undefined && STILL.test(text)

/** "~ becomes a 3/3 Elemental creature until end of turn." and, in a sentence of its own, "It's still a land." */
export function animating(text: string, isStill: boolean, reading: Reading): Effects {
  const found =
    /^(?:until end of turn, (?<later>.+?) (?<laterChange>becomes? .+)|(?<who>.+?) (?<change>becomes? .+?)(?<time> until end of turn)?)$/.exec(
      text,
    )?.groups
  if (found === undefined) return undefined
  const still =
    /(?: that(?:'s| are) still (?:an? )?(?:lands?|enchantments?|artifacts?|planeswalkers?)| in addition to (?:its|their) other types)$/
  const change = (found['change'] ?? found['laterChange'])!
  const what = reading.objectsOrAll((found['who'] ?? found['later'])!)
  const keeps = isStill || still.test(change)
  const isForGood = found['later'] === undefined && found['time'] === undefined
  const apply =
    animated(change.replace(still, ''), keeps) ??
    (keeps ? undefined : (creatureAlone(change) ?? (isForGood ? modificationsOf(change, reading) : undefined)))
  if (what === undefined || apply === undefined) return undefined
  return [{ kind: 'apply', what, apply, until: isForGood ? 'game' : 'endOfTurn' }]
}
