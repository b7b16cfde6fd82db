/** Events that trigger abilities. Each builder returns plain data. */
import type { EventPattern, Who } from '../event.ts'
import type { Filter } from '../filter.ts'
import type { PlayerRef } from '../reference.ts'
import type { Step } from '../vocabulary.ts'

/** "Enters the battlefield". */
export const enters = (object: Who): EventPattern => ({ kind: 'zoneChange', object, to: 'battlefield' })
/** "Leaves the battlefield". */
export const leaves = (object: Who): EventPattern => ({ kind: 'zoneChange', object, from: 'battlefield' })
/** "Dies": is put into a graveyard from the battlefield (CR 700.4). */
export const dies = (object: Who): EventPattern => ({
  kind: 'zoneChange',
  object,
  from: 'battlefield',
  to: 'graveyard',
})
/** "Attacks": is declared as an attacker (CR 508.3a). */
export const attacks = (object: Who): EventPattern => ({ kind: 'attacks', object })
/** "At the beginning of" somebody's step. */
export const atBeginningOf = (step: Step | readonly Step[], whose: PlayerRef): EventPattern => ({
  kind: 'beginningOf',
  step,
  whose,
})
/** "Whenever you cast" a spell that fits. */
export const youCast = (spellFilter: Filter): EventPattern => ({ kind: 'cast', player: 'you', spell: spellFilter })
/** "Deals damage to a player", or only combat damage. */
export const dealsDamageToPlayer = (source: Who, combat?: 'combat'): EventPattern =>
  combat === undefined
    ? { kind: 'damage', source, to: { player: 'any' } }
    : { kind: 'damage', source, to: { player: 'any' }, combat }
