import type { Zone } from '@spellwright/dsl'
import { wordTableOf } from './word-table.ts'

/** The zones each player has; the others are shared. */
export const OWN_ZONE = wordTableOf({ hand: 'hand', graveyard: 'graveyard', library: 'library' } satisfies Partial<
  Record<Zone, string>
>)

export type OwnZone = (typeof OWN_ZONE.entries)[number][0]

export const isOwnZone = (zone: Zone): zone is OwnZone => OWN_ZONE.read(zone) !== undefined

/** Behind "in" or "from". */
export const SHARED_ZONE = wordTableOf<Exclude<Zone, OwnZone>>({
  battlefield: 'the battlefield',
  stack: 'the stack',
  exile: 'exile',
  command: 'the command zone',
  outside: 'outside the game',
})

export const zoneWord = (zone: Zone): string => (isOwnZone(zone) ? OWN_ZONE.say(zone) : SHARED_ZONE.say(zone))
