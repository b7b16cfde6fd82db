/** A scenario whose expectation is not what the Comprehensive Rules say; docs/conformance.md tells more. */
export interface KnownDifference {
  readonly id: string
  readonly rule: string
  readonly why: string
}

export const KNOWN_DIFFERENCES: readonly KnownDifference[] = [
  {
    id: 'BloodMoonTest.testBloodMoonDoesNotPreventETBReplacementEffects',
    rule: '614.12',
    why: 'Blood Moon already applies to the land as it would exist on the battlefield: it has no ability to enter tapped with.',
  },
  {
    id: 'BloodMoonTest.testBloodMoonDoesNotPreventETBReplacementButPreventsTriggeredEffects',
    rule: '614.12',
    why: 'Blood Moon already applies to the land as it would exist on the battlefield: it has no ability to enter tapped with.',
  },
  {
    id: 'BecomeBlockTriggersAITest.test_Manual_CantBlockAgain',
    rule: '509.1c',
    why: 'The block that is declared is the very block that is required: there is nothing illegal in it.',
  },
  {
    id: 'EchoTest.testEchoTriggerChecksIdentity',
    rule: '118.12a',
    why: 'Who is told to do something unless they pay may pay: the echo of the first object still asks, though nothing is left to sacrifice.',
  },
  {
    id: 'AdjusterCostTest.test_prepareX_KnollspineInvocation',
    rule: '601.2b',
    why: 'X is chosen as the ability is activated, before a card is discarded; the script leaves it to the card.',
  },
  {
    id: 'HoneCounterRuleTest.testHoneCountersBoostEquippedCreature',
    rule: '122.1',
    why: 'The rules give hone counters no effect: only cards that say so would.',
  },
]

export const knownDifference = (id: string): KnownDifference | undefined =>
  KNOWN_DIFFERENCES.find((difference) => difference.id === id)
