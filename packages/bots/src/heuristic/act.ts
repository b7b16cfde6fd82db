import type { Step } from '@spellwright/dsl'
import type { Action, SeatAccess } from '@spellwright/engine'
import { couldBeLethal } from '../combat/attack.ts'
import { leastDamage } from '../combat/blocks.ts'
import { fighter } from '../combat/fighter.ts'
import { stepsOf } from '../facts/steps.ts'
import { Situation } from '../seat/situation.ts'
import { hasKeyword, isLand } from '../seat/thing.ts'
import { damageCountsFor } from '../worth/damage.ts'
import { type AbilityPlay, abilityPlays, fetchPlays } from './abilities.ts'
import { pay } from './cost.ts'
import { landsToPlay } from './lands.ts'
import type { Memory } from './memory.ts'
import { mainPhasePlays, manaMade, ritualPlays, sacrificePlays } from './plan.ts'
import { hasQuickPlays } from './quick-plays.ts'
import { lethalWithout, rallyPlays, winningPlays } from './reach-plays.ts'
import { counterPlays } from './responses.ts'
import { type Rated, rate, roleOf, type SpellPlay, spellPlays } from './spells.ts'

const PASS: Action = { kind: 'pass' }

/** What to do with priority: the first proposal the game allows; otherwise pass. */
export function chooseAction(seat: SeatAccess, memory: Memory): Action {
  const s = new Situation(seat)
  if (isMainPhase(s) && memory.wasIdle(s.view)) return PASS
  for (const action of proposals(s)) {
    if (!memory.allows(s.turn, action) || seat.refusal(action) !== null) continue
    memory.note(s.turn, action)
    return action
  }
  if (isMainPhase(s)) memory.noteIdle(s.view)
  return PASS
}

const isMainPhase = (s: Situation): boolean =>
  s.isMyTurn && (s.turn.step === 'main1' || s.turn.step === 'main2') && s.top === undefined

/** Ideas in the order to try them. Most priorities have none, and find that out quickly. */
function* proposals(s: Situation): Generator<Action> {
  const { top, isMyTurn } = s
  const { step } = s.turn
  if (top) {
    if (top.controller !== s.me && hasQuickPlays(s)) yield* respond(s, top)
    return
  }
  if (isMyTurn) {
    if (step === 'main1' || step === 'main2') yield* mainPhase(s)
    else if (step === 'declareBlockers' && hasQuickPlays(s)) yield* duringBlocks(s)
    return
  }
  const window = windows[step]
  if (!window?.isOpen(s) || !hasQuickPlays(s)) return
  yield* winningPlays(s)
  yield* window.plays(s)
}

const isAttacked = (s: Situation): boolean => (s.view.combat?.attackers.length ?? 0) > 0
const canTap = (s: Situation): boolean => s.mine.some((permanent) => s.traits(permanent).taps)

interface Window {
  readonly isOpen: (s: Situation) => boolean
  readonly plays: (s: Situation) => Generator<Action>
}

/** Steps of the opponent's turn in which the bot may do something of its own accord. */
const windows: Partial<Record<Step, Window>> = {
  upkeep: { isOpen: canTap, plays: (s) => abilities(s, 0.3, isTapping) },
  declareAttackers: { isOpen: isAttacked, plays: underAttack },
  declareBlockers: { isOpen: isAttacked, plays: duringBlocks },
  end: { isOpen: () => true, plays: endStep },
}

// --- the windows of a turn ----------------------------------------------------------------------------------------------

function* mainPhase(s: Situation): Generator<Action> {
  yield* winningPlays(s)
  yield* rallyPlays(s)
  if (mayHaveLandDrop(s) && s.hand.some(isLand)) yield* landsToPlay(s)
  yield* fetchPlays(s)
  yield* clearTheWay(s)
  if (s.hand.length > 0 || s.view.players[s.me].graveyard.some((card) => hasKeyword(card, 'flashback'))) {
    yield* ritualPlays(s)
    yield* mainPhasePlays(s)
    yield* sacrificePlays(s)
  }
  yield* abilities(s, 1, (play) => !isTapping(play) && !isTemporary(play))
}

/** One land a turn, unless something grants more; the game has the last word. */
const mayHaveLandDrop = (s: Situation): boolean =>
  s.view.players[s.me].landsPlayed === 0 || s.view.battlefield.some((permanent) => s.traits(permanent).grantsLands)

/** Removal in one's own main phase only where it opens the way to a lethal attack. */
function* clearTheWay(s: Situation): Generator<Action> {
  if (s.turn.step !== 'main1' || !couldBeLethal(s)) return
  const spells = removalSpells(s)
  const tricks = s.mine.some((permanent) => s.traits(permanent).removes)
    ? abilityPlays(s).filter((play) => (isTemporary(play) || isRemoving(play)) && play.gain > 0.2)
    : []
  const uses = tricks.reduce((sum, { source }) => sum + (s.permanent(source)?.counters['fade'] ?? 1), spells.length)
  if (!lethalWithout(s, uses)) return
  yield* spells.map(({ play }) => play.action)
  yield* tricks.map(({ action }) => action)
}

function* respond(s: Situation, top: NonNullable<Situation['top']>): Generator<Action> {
  yield* winningPlays(s)
  if (top.spell) yield* counterPlays(s, top)
  // What is lost anyway can be used first.
  const threatened = new Set(top.targets.flatMap(({ entities }) => entities))
  if (threatened.size > 0)
    yield* abilities(
      s,
      0.5,
      ({ source, ability }) => threatened.has(source) || ability.cost.some(({ kind }) => kind === 'sacrifice'),
    )
}

function* underAttack(s: Situation): Generator<Action> {
  const desperate = isInDanger(s)
  yield* removal(s, desperate ? -2 : 1.4)
  yield* abilities(s, desperate ? -1 : 0.8, (play) => !isTapping(play))
}

/** Will the attack that is under way kill, whatever blocks? */
function isInDanger(s: Situation): boolean {
  const { combat } = s.view
  if (!combat || combat.blockersDeclared || !damageCountsFor(s, s.me)) return false
  const attackers = combat.attackers.flatMap(({ attacker }) => s.permanent(attacker) ?? [])
  const blockers = s.creaturesOf(s.me).filter(({ tapped }) => !tapped)
  const damage = leastDamage({
    attackers: attackers.map((creature) => fighter(s, creature)),
    blockers: blockers.map((creature) => fighter(s, creature)),
    couldBlock: s.couldBlock,
    life: s.life(s.me),
    isSafe: false,
    pressure: 0,
  })
  return damage >= s.life(s.me) - 2
}

function* duringBlocks(s: Situation): Generator<Action> {
  yield* winningPlays(s)
  yield* tricks(s)
  yield* abilities(s, 0.5, (play) => !isTapping(play))
}

function* endStep(s: Situation): Generator<Action> {
  yield* removal(s, 1.6)
  yield* utility(s)
  yield* abilities(s, 0.6, (play) => !isTemporary(play) && !isTapping(play))
  yield* fetchPlays(s)
}

const hasRole = (s: Situation, role: SpellPlay['role']): boolean =>
  s.hand.some((card) => roleOf(s, card) === role) ||
  s.view.players[s.me].graveyard.some((card) => hasKeyword(card, 'flashback'))

// --- kinds of plays -----------------------------------------------------------------------------------------------------

const affordable = (s: Situation, role: SpellPlay['role']): SpellPlay[] =>
  (hasRole(s, role) ? spellPlays(s) : []).filter((play) => play.role === role && pay(s.units, play.price) !== null)

const rated = (s: Situation, plays: readonly SpellPlay[]): Rated[] =>
  plays.map((play) => rate(s, play)).sort((a, b) => b.worth - a.worth)

const removalSpells = (s: Situation): Rated[] =>
  rated(s, affordable(s, 'InstantRemoval')).filter(({ worth }) => worth > 0.5)

/** Removal at the biggest threat it can hit, where that is worth a card (SPEC S13.7). */
function* removal(s: Situation, threshold: number): Generator<Action> {
  for (const { play, worth } of rated(s, affordable(s, 'InstantRemoval'))) if (worth > threshold) yield play.action
}

/** Card selection and the like at the opponent's end step; creatures with flash too. */
function* utility(s: Situation): Generator<Action> {
  const plays = affordable(s, 'InstantUtility').filter((play) => manaMade(s, play).length === 0)
  const flash = affordable(s, 'Proactive').filter(({ card }) => hasKeyword(card, 'flash'))
  for (const { play, worth } of rated(s, [...plays, ...flash])) if (worth > 0.8) yield play.action
}

/** Instants that change a fight. */
function* tricks(s: Situation): Generator<Action> {
  const pumps = affordable(s, 'InstantUtility').filter(({ abilities: list }) =>
    list.some((ability) => stepsOf(ability).some(({ kind }) => kind === 'apply')),
  )
  for (const { play, worth } of rated(s, pumps)) if (worth > 1.5) yield play.action
}

function* abilities(s: Situation, threshold: number, fits: (play: AbilityPlay) => boolean): Generator<Action> {
  const plays = abilityPlays(s).filter((play) => fits(play) && play.gain > threshold)
  yield* plays.sort((a, b) => b.gain - a.gain).map(({ action }) => action)
}

const isTapping = ({ ability }: AbilityPlay): boolean => ability.effects.every(({ kind }) => kind === 'tap')
/** Exiles only for a while. */
const isTemporary = ({ ability }: AbilityPlay): boolean =>
  ability.effects.some((effect) => effect.kind === 'move' && effect.linked !== undefined)
const isRemoving = ({ ability }: AbilityPlay): boolean =>
  ability.effects.some(({ kind }) => kind === 'destroy' || kind === 'dealDamage')
