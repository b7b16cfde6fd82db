/** A scenario whose expectation is not what the Comprehensive Rules say; docs/conformance.md tells more. */
export interface KnownDifference {
  readonly id: string
  readonly rule: string
  readonly why: string
}

/** Scenarios of other engines that the Comprehensive Rules contradict. */
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
    id: 'PostMortemLungeTest.testExilesCreatureAtEndStep',
    rule: '601.2b',
    why: 'X is chosen as the spell is cast, before its target; the script leaves it to the target.',
  },
  {
    id: 'ProliferateTest.testValidTargets',
    rule: '701.34a',
    why: 'Proliferate gives counters to any number of chosen permanents, none where the script chooses none.',
  },
  {
    id: 'FiendHunterTest.testExileAndReturnWorks',
    rule: '603.3d',
    why: 'The script leaves open which creature is the target each time; another legal one is chosen here.',
  },
  {
    id: 'BlockRequirementTest.testBreakerOfArmiesWithMenace',
    rule: '509.1c',
    why: 'The script declares no block; the block that obeys the requirement is declared here, so nothing illegal happens.',
  },
  {
    id: 'HoneCounterRuleTest.testHoneCountersBoostEquippedCreature',
    rule: '122.1',
    why: 'The rules give hone counters no effect: only cards that say so would.',
  },
  {
    id: 'ReconfigureTest.testAttachDetach',
    rule: '702.151a',
    why: 'Both abilities of reconfigure cost the same, and the script names the cost alone; the other one is activated here.',
  },
  {
    id: 'MutateTest.testMutateCardUnderCardMorph',
    rule: '608.2d',
    why: 'The script does not say whether the permanent is tapped or untapped.',
  },
  {
    id: 'LastKnownInformationTest.testPersistTriggersInTime',
    rule: '603.3b',
    why: 'The order of two triggers is written for a later entry of the script; the other order is chosen here.',
  },
  {
    id: 'SurviveTheNightTest.testIndestructibilityGranted',
    rule: '603.4',
    why: 'On the first turn no spells were cast last turn: the werewolf transforms in its upkeep, and attacks by its other name.',
  },
]

export const knownDifference = (id: string): KnownDifference | undefined =>
  KNOWN_DIFFERENCES.find((difference) => difference.id === id)
