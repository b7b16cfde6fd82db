import type { Action, EntityId, StackView } from '@spellwright/engine'
import { couldBeLethal } from '../combat/attack.ts'
import { leastDamage } from '../combat/blocks.ts'
import { combatBoardOf } from '../combat/combat-board.ts'
import { attackersNow, totalReach } from '../combat/fighter.ts'
import { DOES } from '../facts/ability-facts.ts'
import { manaBit } from '../facts/mana-facts.ts'
import { stepsOf } from '../facts/steps.ts'
import { hasTrait, TRAIT } from '../facts/traits.ts'
import { canPay } from '../seat/mana.ts'
import type { SeenGame } from '../seat/seen-game.ts'
import { hasKeyword } from '../seat/seen-object.ts'
import { damageCountsFor } from '../worth/damage.ts'
import { isInvestedIn } from '../worth/permanent-worth.ts'
import { type AbilityPlay, abilityPlays, isFetch } from './abilities.ts'
import { bringsAttacker } from './ambush.ts'
import { manaMade } from './plan.ts'
import { isHeldUp, lethalWithout } from './reach-plays.ts'
import { type Rated, rate, type SpellPlay, spellPlays } from './spells.ts'

// --- spells -------------------------------------------------------------------------------------------------------------

const NO_PLAYS: readonly SpellPlay[] = []

const affordable = (s: SeenGame, role: SpellPlay['role']): readonly SpellPlay[] => {
  if (!s.ownHand.hasRole(role) && s.graveyardCards.length === 0) return NO_PLAYS
  const plays: SpellPlay[] = []
  for (const play of spellPlays(s)) if (play.role === role && canPay(s.units, play.price)) plays.push(play)
  return plays
}

const NOTHING: readonly Action[] = []

/** Those worth more than that, the best first. */
function worthMore(s: SeenGame, plays: readonly SpellPlay[], than: number): readonly Rated[] {
  const found: Rated[] = []
  for (const play of plays) {
    const rated = rate(s, play)
    if (rated.worth > than) found.push(rated)
  }
  return found.length < 2 ? found : found.sort((a, b) => b.worth - a.worth)
}

const actionsOf = (rated: readonly Rated[]): readonly Action[] =>
  rated.length === 0 ? NOTHING : rated.map(({ play }) => play.action)

/** What removal must gain when nothing presses: less is better left for something bigger to come. */
const WORTH_A_CARD = 2

/** Removal at the biggest threat it can hit, where that is worth a card (SPEC S13.7). */
const removal = (s: SeenGame, threshold: (s: SeenGame) => number): readonly Action[] => {
  const plays = affordable(s, 'InstantRemoval')
  return plays.length === 0 ? NOTHING : actionsOf(worthMore(s, plays, threshold(s)))
}

/** With so many cards the next ones will be discarded. */
const FULL_HAND = 6
const WORTH_A_SPARE_CARD = 0.9

/** A creature for one mana late in the game is not. */
const WORTH_WAITING = 2.9
const EARLY = 4

const worthAtEndOfTurn = (s: SeenGame): number => {
  if (s.hand.length >= FULL_HAND) return WORTH_A_SPARE_CARD
  return s.policy.patientRemoval && s.landsOf(s.me).length >= EARLY ? WORTH_WAITING : WORTH_A_CARD
}

/** Removal while an Aura or a trick for the creature is on the stack takes both cards. */
export function responseRemoval(s: SeenGame): readonly Action[] {
  const { top } = s
  if (!s.policy.answerInResponse || top === undefined || !isInvestedIn(s, top)) return NOTHING
  return removal(s, () => WORTH_BOTH)
}

const WORTH_BOTH = 3

export const removalAtEndOfTurn = (s: SeenGame): readonly Action[] => removal(s, worthAtEndOfTurn)

/** Card selection and the like at the opponent's end step; creatures with flash too. */
export function utility(s: SeenGame): readonly Action[] {
  const plays: SpellPlay[] = []
  for (const play of affordable(s, 'InstantUtility')) if (manaMade(s, play).length === 0) plays.push(play)
  for (const play of affordable(s, 'Proactive')) if (hasKeyword(play.card, 'flash')) plays.push(play)
  return actionsOf(worthMore(s, plays, 0.8))
}

/** Instants that change a fight. */
export function tricks(s: SeenGame): readonly Action[] {
  const pumps = affordable(s, 'InstantUtility').filter(
    ({ way }) =>
      way.abilities.some((ability) => stepsOf(ability).some(({ kind }) => kind === 'apply')) &&
      !(s.policy.ambushes && bringsAttacker(way.abilities)),
  )
  return actionsOf(worthMore(s, pumps, 1.5))
}

/** Removal in one's own main phase only where it opens the way to a lethal attack. */
export function clearTheWay(s: SeenGame): readonly Action[] {
  const removes =
    s.ownHand.hasRole('InstantRemoval') ||
    (s.battlefield.mine.traits & TRAIT.removes) !== 0 ||
    s.graveyardCards.length > 0
  if (s.turn.step !== 'main1' || !removes || !couldBeLethal(s)) return NOTHING
  const found = affordable(s, 'InstantRemoval')
  const removers = removingAbilities(s)
  if ((found.length === 0 && removers.length === 0) || !isHeldUp(s)) return NOTHING
  const spells = worthMore(s, found, 0.5)
  const abilities = removers.filter(({ gain }) => gain > 0.2)
  const uses = abilities.reduce((sum, { source }) => sum + (s.permanent(source)?.counters['fade'] ?? 1), spells.length)
  if (!lethalWithout(s, uses)) return []
  return [...actionsOf(spells), ...abilities.map(({ action }) => action)]
}

function removingAbilities(s: SeenGame): readonly AbilityPlay[] {
  if ((s.battlefield.mine.traits & TRAIT.removes) === 0) return NO_ABILITIES
  return abilityPlays(s).filter((play) => play.does(DOES.exilesForAWhile | DOES.removing))
}

const NO_ABILITIES: readonly AbilityPlay[] = []

// --- under attack -------------------------------------------------------------------------------------------------------

/** Will the attack that is under way kill, whatever blocks? */
function isInDanger(s: SeenGame): boolean {
  const { combat } = s.view
  if (!combat || combat.blockersDeclared || !damageCountsFor(s, s.me)) return false
  const life = s.life(s.me)
  const attackers = attackersNow(s)
  if (totalReach(attackers) < life - 2) return false
  const arena = combatBoardOf(s)
  const blockers = arena.mine.filter((_, index) => !s.creaturesOf(s.me)[index]!.tapped)
  return leastDamage({ attackers, blockers, pairs: arena, life, isSafe: false }) >= life - 2
}

const worthUnderAttack = (s: SeenGame): number => (s.once(isInDanger) ? -2 : 1.4)
const isForAttack = (play: AbilityPlay): boolean => !play.does(DOES.tapping | DOES.regenerating)

/** A creature that may block is not tapped for something it does to itself. */
const keepsBlocker = (s: SeenGame, { use, source }: AbilityPlay): boolean =>
  !s.policy.untappedBlockers ||
  !use.taps ||
  use.aimed.effects.some(({ kind }) => kind !== 'apply') ||
  !s.battlefield.factsOf(source)?.isCreature

export const removalUnderAttack: readonly ((s: SeenGame) => readonly Action[])[] = [
  (s) => removal(s, worthUnderAttack),
  (s) =>
    abilityPlays(s).some(isForAttack)
      ? abilities(s, s.once(isInDanger) ? -1 : 0.8, (play) => isForAttack(play) && keepsBlocker(s, play))
      : NOTHING,
]

// --- abilities ----------------------------------------------------------------------------------------------------------

/** A planeswalker that does nothing this turn will not do it twice in the next. */
const LOYALTY_GAIN = 0.1

/** What mana that is lost otherwise must gain. */
const SPARE_GAIN = 0.12

function leastGain(s: SeenGame, play: AbilityPlay, threshold: number): number {
  if (s.policy.planeswalkers && play.does(DOES.loyalty)) return Math.min(LOYALTY_GAIN, threshold)
  return s.policy.usesSpareMana && threshold === AT_END && play.isForMana ? SPARE_GAIN : threshold
}

/** What an ability must gain at the end of the opponent's turn. */
const AT_END = 0.6

/** Those that fit and gain more than that, the best first. */
function abilities(s: SeenGame, threshold: number, fits: (play: AbilityPlay) => boolean): readonly Action[] {
  const plays: AbilityPlay[] = []
  for (const play of abilityPlays(s))
    if (fits(play) && !isFetch(s, play) && play.gain > leastGain(s, play, threshold)) plays.push(play)
  if (plays.length === 0) return NOTHING
  if (plays.length > 1) plays.sort((a, b) => b.gain - a.gain)
  return plays.map(({ action }) => action)
}

const isTapping = (play: AbilityPlay): boolean => play.does(DOES.tapping)
const isTemporary = (play: AbilityPlay): boolean => play.does(DOES.exilesForAWhile)

/** After combat nothing else is done with the mana, nor with creatures that stayed at home. */
export const mainPhaseAbilities = (s: SeenGame): readonly Action[] =>
  abilities(s, s.turn.step === 'main2' ? 0.5 : 1, (play) => !isTapping(play) && !isTemporary(play))

export const tapAbilities = (s: SeenGame): readonly Action[] => abilities(s, 0.3, isTapping)

/** What exiles only for a while is kept for the opponent's attack. */
export const fightAbilities = (s: SeenGame): readonly Action[] =>
  abilities(
    s,
    s.policy.pumpUnblocked && s.isMyTurn ? 0.25 : 0.5,
    (play) => !isTapping(play) && !(s.isMyTurn && isTemporary(play)),
  )

export const endStepAbilities = (s: SeenGame): readonly Action[] =>
  abilities(s, AT_END, (play) => !isTemporary(play) && !isTapping(play))

/** What is lost anyway can be used first. */
export function threatenedAbilities(s: SeenGame): readonly Action[] {
  const targets = s.top?.targets ?? []
  if (s.top !== undefined && isSwept(s, s.top)) return sweptAbilities(s)
  if (!targets.some(({ entities }) => entities.length > 0)) return []
  const isThreatened = (source: EntityId): boolean => targets.some(({ entities }) => entities.includes(source))
  return abilities(s, 0.5, (play) => isThreatened(play.source) || play.does(DOES.takingAnother))
}

/** A quick look: does the spell sweep the table, and can the player use up what would be lost? */
export function isSwept(s: SeenGame, { spell, card }: StackView): boolean {
  if (spell === null || card === null) return false
  const facts = s.facts(card.definition)
  return facts !== null && hasTrait(facts.traits, TRAIT.sweeps) && (s.battlefield.mine.traits & TRAIT.feeds) !== 0
}

const BLUE = manaBit('U')

/** Could the opponent still counter the player's own spell? */
const mayBeCountered = (s: SeenGame): boolean =>
  s.top?.controller === s.me &&
  s.battlefield.theirs.permanentFacts.some(
    ({ view, abilityFacts }) => !view.tapped && (abilityFacts.manaTypes & BLUE) !== 0,
  )

/** What is swept away anyway is used up first. */
export const sweptAbilities = (s: SeenGame): readonly Action[] =>
  mayBeCountered(s) ? NOTHING : abilities(s, 0.3, (play) => play.does(DOES.takingAnother))
