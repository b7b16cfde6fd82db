import type { Beliefs } from '../../src/query/viewpoint.ts'

/** A reader who believes nothing that is not settled, as the rules do. */
export const NO_BELIEFS: Beliefs = {
  quantities: {
    bound: 0,
    eventAmount: 0,
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
  conditions: { did: false, isThere: false, matches: false },
  fields: {
    cardType: false,
    subtype: false,
    color: false,
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
