/** A scenario whose expectation differs from the Comprehensive Rules; see docs/conformance.md. */
export interface KnownDifference {
  readonly id: string
  readonly rule: string
  readonly why: string
}

/** Scenarios of other engines that the Comprehensive Rules contradict. */
export const KNOWN_DIFFERENCES: readonly KnownDifference[] = [
  {
    id: 'CasualtyTest.testVariableCasualtyOnCreature',
    rule: '601.2b',
    why: 'X is chosen as the spell is cast, before a creature is sacrificed; the script derives X from the creature.',
  },
  {
    id: 'ImpendingTest.testCastImpendingSolemnityNextTurn',
    rule: '702.176a',
    why: 'Without time counters the permanent is a creature, but it does not lose impending.',
  },
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
    id: 'NykthosShrineToNyxTest.testDoubleUseWithKruphix',
    rule: '117.4',
    why: 'The script activates Nykthos again without letting the ability resolve that untaps it.',
  },
  {
    id: 'TokenLimitTest.testOnePlayerHitsLimit',
    rule: '111.1',
    why: 'The rules know no limit on the number of tokens.',
  },
  {
    id: 'TokenLimitTest.testOnePlayerHitsLimitWithOtherPlayer',
    rule: '111.1',
    why: 'The rules know no limit on the number of tokens.',
  },
  {
    id: 'AnrakyrTheTravellerTest.testEverflowingChaliceMultikicker1NoMana_ShouldNotCast',
    rule: '601.2b',
    why: 'The script kicks the spell without mana for it. A cost that cannot be paid is not offered, so the spell is cast unkicked.',
  },
  {
    id: 'BlockRequirementTest.testBreakerOfArmiesWithMenace',
    rule: '509.1c',
    why: 'The script declares no block. The runner adds the required block, so nothing illegal happens.',
  },
  {
    id: 'AnimateDeadTest.testAnimateAndDragonlordAtarkaWithTargets',
    rule: '603.3d',
    why: 'The script does not say which creatures are the targets and how the damage is divided among them.',
  },
  {
    id: 'CaseTest.test_CaseOfTheCrimsonPulse',
    rule: '719.3a',
    why: 'The script looks for an ability on the stack with the words "To solve"; here it has those of the triggered ability they stand for.',
  },
  {
    id: 'CavernOfSoulsTest.testDrakeCanBeCountered',
    rule: '601.2g',
    why: 'The script does not say with which ability Cavern of Souls pays. The runner takes the one that makes the spell uncounterable.',
  },
  {
    id: 'OneWithTheMultiverseTest.castFromTopForFreeThenNormalFromHand',
    rule: '601.2b',
    why: 'The answer for how to cast the first spell is written for a later entry of the script, so the runner pays for the first and casts the second for free.',
  },
  {
    id: 'OneWithTheMultiverseTest.castFromHandForFreeThenNormalFromTop',
    rule: '601.2b',
    why: 'The answer for how to cast the first spell is written for a later entry of the script, so the runner pays for the first and casts the second for free.',
  },
  {
    id: 'ModalDoubleFacedCardsTest.test_FindMovedPermanentByCard',
    rule: '608.2d',
    why: 'The script names the creature card, but does not answer whether the player puts one onto the battlefield at all.',
  },
  {
    id: 'ReconfigureTest.testAttachDetach',
    rule: '702.151a',
    why: 'Both abilities of reconfigure cost the same, and the script names only the cost. The runner activates the other one.',
  },
  {
    id: 'AetherGustTest.testAetherGustWorksWithSpells',
    rule: '608.2d',
    why: 'The script answers yes or no where the owner chooses between the top and the bottom of the library.',
  },
  {
    id: 'AetherGustTest.testAetherGustWorksWithPermanents',
    rule: '608.2d',
    why: 'The script answers yes or no where the owner chooses between the top and the bottom of the library.',
  },
  {
    id: 'OnceUponATimeTest.test_castForFree',
    rule: '601.2b',
    why: 'The script names the alternative cost in words that the runner does not know; it casts the card for its mana cost.',
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
  {
    id: 'ImpendingTest.testCastImpendingRemoveAllCounters',
    rule: '702.176a',
    why: 'Without time counters the permanent is a creature again, but it does not lose impending.',
  },
  {
    id: 'ImpendingTest.testCastImpendingHexmageNextTurn',
    rule: '702.176a',
    why: 'Without time counters the permanent is a creature again, but it does not lose impending.',
  },
  {
    id: 'YixlidJailerTest.emrakulWrathWithJailer',
    rule: '603.6c',
    why: 'An ability that triggers on being put into a graveyard from anywhere does not look back, and Yixlid Jailer has left the battlefield together with the card.',
  },
  {
    id: 'VoiceOfResurgenceTest.testDiesTriggeredAbility',
    rule: '608.2d',
    why: "Treachery untaps up to five lands of its controller's choice, and the script does not say which.",
  },
  {
    id: 'HideawayTest.testMultipleHideawayTriggers',
    rule: '608.2d',
    why: 'Two cards are hidden by one land. Which of them is played is asked card by card, and the script answers for both at once.',
  },
  {
    id: 'VesselOfTheAllConsumingTest.doubleStrike',
    rule: '714.2b',
    why: 'Three lore counters put at once trigger all three chapters. Their controller orders them, and the script resolves only the topmost.',
  },
  {
    id: 'MistriseVillageTest.testMultipleMistrise',
    rule: '601.2g',
    why: 'The script does not say how {U} is paid, and the automatic payment taps the second Mistrise Village.',
  },
  {
    id: 'MistriseVillageTest.testMultipleMistriseNotConsecutive',
    rule: '601.2g',
    why: 'The script does not say how {U} is paid, and the automatic payment taps the second Mistrise Village.',
  },
  {
    id: 'WorldgorgerDragonTest.testWithAnimateDead',
    rule: '601.2g',
    why: 'The script does not say how Animate Dead is paid, and the automatic payment taps a Mountain whose mana the script needs later.',
  },
  {
    id: 'StormTest.testStormYawgmothsWill',
    rule: '608.2d',
    why: 'Turnabout taps or untaps as its controller chooses between two options; the script answers a question with yes or no.',
  },
  {
    id: 'ReturnOnlyFromGraveyardTest.testFoolsDemise',
    rule: '603.3b',
    why: 'The script orders three triggered abilities by the words of one, so that Academy Rector has returned before it would be exiled.',
  },
  {
    id: 'HideawayTest.testShelldockIsleHideawayConditionOwnLibrary',
    rule: '608.2d',
    why: 'The player is asked whether to play the hidden card; the script names the card instead.',
  },
  {
    id: 'EladamriKorvecdalTest.test_Activation_FromHand_Creature',
    rule: '608.2d',
    why: 'The player chooses between the hand and the library; the script answers yes or no.',
  },
  {
    id: 'EladamriKorvecdalTest.test_Activation_FromHand_NonCreature',
    rule: '608.2d',
    why: 'The player chooses between the hand and the library; the script answers yes or no.',
  },
  {
    id: 'EladamriKorvecdalTest.test_Activation_FromTop_Creature',
    rule: '608.2d',
    why: 'The player chooses between the hand and the library; the script answers yes or no.',
  },
  {
    id: 'EladamriKorvecdalTest.test_Activation_FromTop_NonCreature',
    rule: '608.2d',
    why: 'The player chooses between the hand and the library; the script answers yes or no.',
  },
  {
    id: 'CantDrawTest.testCardsNotDrawnFromLibraryEffect',
    rule: '121.2b',
    why: 'A player who cannot draw two more cards cannot choose to, so Sylvan Library asks for no life.',
  },
  {
    id: 'AlpineMoonTest.testAlpineMoonBeforeUrborg',
    rule: '613.7',
    why: 'Both effects apply in layer 4, and Urborg is newer than Alpine Moon, so it is a Swamp as well.',
  },
  {
    id: 'ExperimentalOverloadTest.castAndReturnCard',
    rule: '608.2d',
    why: 'The player is asked whether to return a card; the script names the card instead.',
  },
  {
    id: 'EmrakulTheWorldAnewTest.test_Protection_Pacifism',
    rule: '601.2c',
    why: 'Emrakul has protection from spells, so Pacifism has no legal target and cannot be cast; the script expects that it can be begun.',
  },
  {
    id: 'HELIOSOneTest.test_NoTarget_1MV_0Energy',
    rule: '602.2b',
    why: 'Without energy X is 0, and no nonland permanent has mana value 0, so the ability cannot be activated; the script expects that it can be begun.',
  },
  {
    id: 'HELIOSOneTest.test_Target_1MV_1Energy',
    rule: '602.2b',
    why: 'Before there is energy X is 0, and no nonland permanent has mana value 0, so the ability cannot be activated; the script expects that it can be begun.',
  },
  {
    id: 'SuppressionRayTest.test_Simple',
    rule: '608.2d',
    why: 'The player is asked whether to pay energy; the script gives the amount instead.',
  },
  {
    id: 'WhirlwindDenialTest.testWhirlwindPayTrigger',
    rule: '101.4c',
    why: 'A player may decide in any order what to pay for, and the script does not say which answer is about the spell.',
  },
  {
    id: 'WhirlwindDenialTest.testWhirlwindPaySpell',
    rule: '101.4c',
    why: 'A player may decide in any order what to pay for, and the script does not say which answer is about the spell.',
  },
  {
    id: 'GracefulTakedownTest.oneCreatureDealingDamage',
    rule: '601.2c',
    why: 'No creature is enchanted, so nothing is chosen for the first targets, and the script skips the optional target instead.',
  },
  {
    id: 'KinnanBonderProdigyTest.testSacrificedToken',
    rule: '608.3',
    why: 'The script taps the Treasure before the spell that creates it has resolved.',
  },
  {
    id: 'GwenStacyTest.testGhostSpider',
    rule: '601.2h',
    why: 'The player chooses one counter after the other; the script gives a number for each kind instead.',
  },
]

export const knownDifference = (id: string): KnownDifference | undefined =>
  KNOWN_DIFFERENCES.find((difference) => difference.id === id)
