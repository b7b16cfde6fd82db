import type { ChoiceAnswer, Fact, ModeAnswer, Scenario, ScriptEntry, Seat, TargetAnswer } from '../format/scenario.ts'
import { at, canCast, inGraveyard, life, onBattlefield } from '../scenarios/builders.ts'

/**
 * What differs from the scenario of the other engine: answers that it leaves open, or expectations that follow the rules.
 * `without`: expectations that contradict the rules, by their kind.
 */
export interface CompletedVariant {
  readonly choices?: Partial<Record<Seat, readonly ChoiceAnswer[]>>
  readonly targets?: Partial<Record<Seat, readonly TargetAnswer[]>>
  readonly modes?: Partial<Record<Seat, readonly ModeAnswer[]>>
  readonly script?: readonly ScriptEntry[]
  readonly expect?: readonly Fact[]
  readonly without?: Fact['kind']
  readonly isLegal?: true
  /** The answers in the segment that continues it. */
  readonly then?: Partial<Record<Seat, readonly ChoiceAnswer[]>>
}

const pick = (text: string, after: number): ChoiceAnswer => ({ kind: 'pick', text, after })
const yes = (after: number): ChoiceAnswer => ({ kind: 'yesNo', value: true, after })
const no = (after: number): ChoiceAnswer => ({ kind: 'yesNo', value: false, after })
const number = (value: number, after: number): ChoiceAnswer => ({ kind: 'number', value, after })
const skip = (after: number): ChoiceAnswer => ({ kind: 'skip', after })
const mode = (value: number, after: number): ModeAnswer => ({ kind: 'mode', value, after })
const untapped = (player: Seat, card: string): Fact => ({ kind: 'tapped', player, card, tapped: false })
const canActivate = (ability: string, playable: boolean): Fact => ({
  kind: 'playable',
  player: 'A',
  action: 'activateAbility',
  ability,
  playable,
})
const main = at(1, 'main1', 'A')
const later = at(1, 'main2', 'A')

/** By the id of the scenario. */
export const COMPLETED_VARIANTS: Readonly<Record<string, CompletedVariant>> = {
  'CasualtyTest.testVariableCasualtyOnCreature': {
    choices: { A: [yes(1), number(7, 1), pick('Aetherwind Basker', 1)] },
  },
  'ImpendingTest.testCastImpendingSolemnityNextTurn': { without: 'ability' },
  'BloodMoonTest.testBloodMoonDoesNotPreventETBReplacementEffects': { expect: [untapped('A', 'Grasslands')] },
  'BloodMoonTest.testBloodMoonDoesNotPreventETBReplacementButPreventsTriggeredEffects': {
    expect: [untapped('A', 'Kabira Crossroads'), life('A', 20)],
  },
  'BecomeBlockTriggersAITest.test_Manual_CantBlockAgain': {
    isLegal: true,
    expect: [inGraveyard('B', 'Balduvian Bears')],
  },
  'EchoTest.testEchoTriggerChecksIdentity': { choices: { A: [yes(6), no(6)] } },
  'AdjusterCostTest.test_prepareX_KnollspineInvocation': {
    choices: { A: [number(2, 6), pick('Grizzly Bears', 6)] },
  },
  'PostMortemLungeTest.testExilesCreatureAtEndStep': { choices: { A: [number(1, 1)] } },
  'ProliferateTest.testValidTargets': {
    choices: { B: [pick('Sporeback Troll', 2)] },
  },
  'NykthosShrineToNyxTest.testDoubleUseWithKruphix': {
    script: [
      main.tapForMana('{2}, {T}'),
      main.activate('{T}: Untap another target permanent.', 'Nykthos, Shrine to Nyx'),
      main.wait(),
      main.tapForMana('{2}, {T}'),
    ],
    choices: { A: [pick('Green', 1), pick('Green', 4)] },
  },
  'TokenLimitTest.testOnePlayerHitsLimit': { expect: [onBattlefield('A', 'Warrior Token', 512)] },
  'TokenLimitTest.testOnePlayerHitsLimitWithOtherPlayer': {
    expect: [onBattlefield('A', 'Warrior Token', 512), onBattlefield('B', 'Warrior Token', 2)],
  },
  'AnrakyrTheTravellerTest.testEverflowingChaliceMultikicker1NoMana_ShouldNotCast': {
    expect: [life('A', 20), onBattlefield('A', 'Everflowing Chalice')],
  },
  'BlockRequirementTest.testBreakerOfArmiesWithMenace': { isLegal: true, expect: [life('B', 8)] },
  'AnimateDeadTest.testAnimateAndDragonlordAtarkaWithTargets': {
    targets: {
      A: [
        { kind: 'target', targets: [{ card: 'Silvercoat Lion', index: 0 }], amount: 3, after: 1 },
        { kind: 'target', targets: [{ card: 'Silvercoat Lion', index: 1 }], amount: 2, after: 1 },
      ],
    },
  },
  'CavernOfSoulsTest.testDrakeCanBeCountered': {
    script: [
      main.play('Cavern of Souls'),
      main.tapForMana('{T}: Add {C}'),
      main.cast('Azure Drake'),
      at(1, 'main1', 'B').cast('Remove Soul'),
    ],
  },
  'OneWithTheMultiverseTest.castFromTopForFreeThenNormalFromHand': {
    choices: { A: [pick('Without paying manacost', 4)] },
  },
  'OneWithTheMultiverseTest.castFromHandForFreeThenNormalFromTop': {
    choices: { A: [pick('Without paying manacost', 4)] },
  },
  'ModalDoubleFacedCardsTest.test_FindMovedPermanentByCard': { choices: { A: [yes(1), pick('Akoum Warrior', 1)] } },
  'ReconfigureTest.testAttachDetach': {
    script: [main.activate('Reconfigure', 'Silvercoat Lion'), later.activate('{5}: Unattach')],
  },
  'AetherGustTest.testAetherGustWorksWithSpells': { modes: { A: [mode(1, 2)] } },
  'AetherGustTest.testAetherGustWorksWithPermanents': { modes: { A: [mode(1, 2)] } },
  'LastKnownInformationTest.testPersistTriggersInTime': { choices: { A: [pick('Murder Investigation', 2)] } },
  'MutateTest.testMutateCardUnderCardMorph': { then: { A: [yes(1), pick('tap', 1)] } },
  'ImpendingTest.testCastImpendingRemoveAllCounters': { without: 'ability' },
  'ImpendingTest.testCastImpendingHexmageNextTurn': { without: 'ability' },
  'YixlidJailerTest.emrakulWrathWithJailer': {
    expect: [inGraveyard('A', 'Emrakul, the Aeons Torn', 0), onBattlefield('A', 'Emrakul, the Aeons Torn', 0)],
  },
  'VoiceOfResurgenceTest.testDiesTriggeredAbility': {
    choices: { A: Array.from({ length: 5 }, () => pick('Island', 1)) },
  },
  'ReturnOnlyFromGraveyardTest.testFoolsDemise': {
    choices: { A: [pick('When enchanted creature dies', 2), pick("Fool's Demise", 2), yes(2)] },
  },
  'HideawayTest.testShelldockIsleHideawayConditionOwnLibrary': {
    choices: { A: [pick("Ulamog's Crusher", 1), yes(2)] },
  },
  'EladamriKorvecdalTest.test_Activation_FromHand_Creature': { modes: { A: [mode(1, 1)] } },
  'EladamriKorvecdalTest.test_Activation_FromHand_NonCreature': { modes: { A: [mode(1, 1)] } },
  'EladamriKorvecdalTest.test_Activation_FromTop_Creature': { modes: { A: [mode(2, 1)] } },
  'EladamriKorvecdalTest.test_Activation_FromTop_NonCreature': { modes: { A: [mode(2, 1)] } },
  'CantDrawTest.testCardsNotDrawnFromLibraryEffect': { expect: [life('A', 20)] },
  'AlpineMoonTest.testAlpineMoonBeforeUrborg': {
    expect: ['Urborg, Tomb of Yawgmoth', 'Mountain', 'Island'].map((card) => ({
      kind: 'subtype',
      card,
      subtype: 'Swamp',
      has: true,
    })),
  },
  'SurviveTheNightTest.testIndestructibilityGranted': {
    script: [
      at(1, 'declareAttackers', 'A').attack('Timber Shredder'),
      at(1, 'declareBlockers', 'B').block('Bloodbriar', 'Timber Shredder'),
      at(1, 'declareBlockers', 'A').cast('Survive the Night', 'Timber Shredder'),
    ],
    expect: [onBattlefield('A', 'Timber Shredder'), inGraveyard('B', 'Bloodbriar'), onBattlefield('A', 'Clue Token')],
  },
  'HideawayTest.testMultipleHideawayTriggers': {
    choices: {
      A: [
        ...['Auriok Champion', 'Llanowar Elves'].map((card) => pick(card, 1)),
        pick('Llanowar Elves', 5),
        ...Array.from({ length: 4 }, () => yes(5)),
      ],
    },
  },
  'StormTest.testStormYawgmothsWill': {
    choices: { A: [pick('Land', 6), pick('untap', 6)] },
    targets: { A: [{ kind: 'target', targets: [{ player: 'A' }], after: 5 }] },
  },
  'CaseTest.test_CaseOfTheCrimsonPulse': {
    script: [
      main.cast('Case of the Crimson Pulse'),
      main.wait(),
      at(3, 'main1', 'A').cast("Wit's End", 'A'),
      at(3, 'end', 'A').check({ kind: 'stackSize', player: 'A', count: 1 }),
    ],
  },
  'VesselOfTheAllConsumingTest.doubleStrike': {
    script: [
      main.addCounters('Hidetsugu Consumes All', 3, 'lore'),
      main.wait(),
      main.addCounters('Vessel of the All-Consuming', 2, '+1/+1'),
      at(3, 'declareAttackers', 'A').attack('Vessel of the All-Consuming'),
    ],
  },
  'OnceUponATimeTest.test_castForFree': {
    choices: {
      A: [pick('Cast with alternative cost', 1), yes(1)],
      B: [pick('Cast with alternative cost', 2), yes(2)],
    },
  },
  'ExperimentalOverloadTest.castAndReturnCard': { choices: { A: [yes(1), pick('Shock', 1)] } },
  'EmrakulTheWorldAnewTest.test_Protection_Pacifism': {
    script: [main.check(canCast('A', 'Pacifism', false)), main.cast('Pacifism', 'Emrakul, the World Anew')],
  },
  'HELIOSOneTest.test_NoTarget_1MV_0Energy': {
    script: [main.check(canActivate('{3}', false)), main.wait(), main.activate('{3}')],
  },
  'HELIOSOneTest.test_Target_1MV_1Energy': {
    script: [
      main.check(canActivate('{3}', false)),
      main.tapForMana('{T}: Add {W}'),
      main.activate('{1}'),
      main.wait(),
      main.check(canActivate('{3}', true)),
      main.activate('{3}'),
    ],
  },
  'SuppressionRayTest.test_Simple': {
    choices: { A: [yes(3), number(3, 3), pick('Zodiac Pig', 3), pick('Zodiac Rabbit', 3), skip(3)] },
  },
  'KinnanBonderProdigyTest.testSacrificedToken': {
    script: [main.cast('Strike It Rich'), main.wait(), main.tapForMana('{T}, Sacrifice'), main.cast('Hovermyr')],
  },
  'GwenStacyTest.testGhostSpider': { choices: { A: [pick('charge', 6), pick('+0/+1', 6)] } },
  'WhirlwindDenialTest.testWhirlwindPayTrigger': { choices: { A: [no(2), yes(2)] } },
  'WhirlwindDenialTest.testWhirlwindPaySpell': { choices: { A: [yes(2), no(2)] } },
  'GracefulTakedownTest.oneCreatureDealingDamage': {
    targets: {
      A: ['Bear Cub', 'Indomitable Ancients'].map((card) => ({ kind: 'target', targets: [{ card }], after: 1 })),
    },
  },
}

/** The scenario with what its variant changes, or null where it has none. */
export function completedVariant(scenario: Scenario): Scenario | null {
  const variant = COMPLETED_VARIANTS[scenario.id]
  if (variant === undefined) return null
  const { choices = {}, targets = {}, modes = {}, script, expect, without, isLegal, then } = variant
  const { expectFailure, ...rest } = scenario
  return {
    ...rest,
    ...(expectFailure === undefined || isLegal ? {} : { expectFailure }),
    choices: { ...scenario.choices, ...choices },
    targets: { ...scenario.targets, ...targets },
    modes: { ...scenario.modes, ...modes },
    script: script ?? scenario.script,
    expect: (expect ?? scenario.expect).filter(({ kind }) => kind !== without),
    ...(scenario.continue && then
      ? { continue: scenario.continue.map((segment) => ({ ...segment, choices: { ...segment.choices, ...then } })) }
      : {}),
  }
}
