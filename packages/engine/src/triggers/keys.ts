import type { ObjectId } from '../state/ids.ts'

/** Ability keys that say what sort of activation an event was. */
export const MANA_KEY = 'mana:'
export const LOYALTY_KEY = 'loyalty:'
export const isLoyaltyAbilityKey = (key: string): boolean => key.startsWith(LOYALTY_KEY)

/** The key under which resolutions of an ability are counted. */
export const resolutionKey = (source: ObjectId, ability: string): string => `r${source}:${ability}`
