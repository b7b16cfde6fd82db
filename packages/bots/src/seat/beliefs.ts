import type { Beliefs } from '@spellwright/engine'

/**
 * What a bot believes of what is not settled yet: a name that a later step will bind, an event that has not happened, a
 * word that will be chosen. Everything else it reads is what the rules say of the objects it may know.
 */
export const BELIEFS: Beliefs = {
  quantities: {
    // "That many" is at least one: an effect that does nothing would not be on the card.
    bound: 1,
    eventAmount: 1,
    // Of an object or a player nobody knows yet, nothing is counted on.
    manaValueOf: 0,
    powerOf: 0,
    toughnessOf: 0,
    basePowerOf: 0,
    loyaltyOf: 0,
    countersOn: 0,
    timesMutated: 0,
    playerCounters: 0,
    lifeOf: 0,
    cardsIn: 0,
  },
  conditions: {
    // Earlier steps succeed, and what they put onto the battlefield stays there.
    did: true,
    isThere: true,
    // A card nobody has seen is not the one that is hoped for.
    matches: false,
  },
  fields: {
    // A word is chosen so that it fits.
    cardType: true,
    subtype: true,
    color: true,
    // A name must be guessed, and anything else depends on a choice of which nothing is known.
    name: false,
    controller: false,
    owner: false,
    among: false,
    attachedTo: false,
    targets: false,
    blocking: false,
    blockedBy: false,
    dealtDamageThisTurnBy: false,
    shares: false,
  },
}
