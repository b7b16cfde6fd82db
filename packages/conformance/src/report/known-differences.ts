/** A scenario whose expectation differs from the Comprehensive Rules; see docs/conformance.md. */
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
    why: 'Blood Moon already applies to the land as it would exist on the battlefield, so it has no ability that makes it enter tapped.',
  },
  {
    id: 'BloodMoonTest.testBloodMoonDoesNotPreventETBReplacementButPreventsTriggeredEffects',
    rule: '614.12',
    why: 'Blood Moon already applies to the land as it would exist on the battlefield, so it has no ability that makes it enter tapped.',
  },
  {
    id: 'UnlicensedHearseTest.testExileOneCardFromGraveyard',
    rule: '301.7a',
    why: 'A Vehicle has power and toughness only while it is a creature, and it has not been crewed.',
  },
  {
    id: 'UnlicensedHearseTest.testExileTwoCardsFromGraveyard',
    rule: '301.7a',
    why: 'A Vehicle has power and toughness only while it is a creature, and it has not been crewed.',
  },
  {
    id: 'BecomeBlockTriggersAITest.test_Manual_CantBlockAgain',
    rule: '509.1c',
    why: 'The declared block is exactly the required block, so it is legal.',
  },
  {
    id: 'EchoTest.testEchoTriggerChecksIdentity',
    rule: '118.12a',
    why: 'A player who must do something unless they pay may pay. The echo trigger of the first object still asks, although there is nothing left to sacrifice.',
  },
  {
    id: 'AdjusterCostTest.test_prepareX_KnollspineInvocation',
    rule: '601.2b',
    why: 'X is chosen as the ability is activated, before a card is discarded; the script derives X from the discarded card.',
  },
  {
    id: 'PostMortemLungeTest.testExilesCreatureAtEndStep',
    rule: '601.2b',
    why: 'X is chosen as the spell is cast, before its target; the script derives X from the target.',
  },
  {
    id: 'ProliferateTest.testValidTargets',
    rule: '701.34a',
    why: 'Proliferate gives counters to any number of chosen permanents, and the script chooses none.',
  },
  {
    id: 'FiendHunterTest.testExileAndReturnWorks',
    rule: '603.3d',
    why: 'The script does not say which creature is the target each time, and this engine chooses another legal one.',
  },
  {
    id: 'BlockRequirementTest.testBreakerOfArmiesWithMenace',
    rule: '509.1c',
    why: 'The script declares no block. The runner adds the required block, so nothing illegal happens.',
  },
  {
    id: 'HoneCounterRuleTest.testHoneCountersBoostEquippedCreature',
    rule: '122.1',
    why: 'The rules give hone counters no effect; only cards do.',
  },
  {
    id: 'ReconfigureTest.testAttachDetach',
    rule: '702.151a',
    why: 'Both abilities of reconfigure cost the same, and the script names only the cost. The runner activates the other one.',
  },
  {
    id: 'MutateTest.testMutateCardUnderCardMorph',
    rule: '608.2d',
    why: 'The script does not say whether the permanent is tapped or untapped.',
  },
  {
    id: 'LastKnownInformationTest.testPersistTriggersInTime',
    rule: '603.3b',
    why: 'The answer for the order of two triggers is written for a later entry of the script, so the runner uses the default order.',
  },
  {
    id: 'SurviveTheNightTest.testIndestructibilityGranted',
    rule: '603.4',
    why: 'On the first turn no spells were cast last turn, so the werewolf transforms in its upkeep and attacks under its other name.',
  },
]

export const knownDifference = (id: string): KnownDifference | undefined =>
  KNOWN_DIFFERENCES.find((difference) => difference.id === id)
