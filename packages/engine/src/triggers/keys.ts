/** Ability keys that say what sort of activation an event was. */
export const MANA_KEY = 'mana:'
export const LOYALTY_KEY = 'loyalty:'
export const isLoyaltyAbilityKey = (key: string): boolean => key.startsWith(LOYALTY_KEY)
