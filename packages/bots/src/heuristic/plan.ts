import { type Action, type ObjectId, sortShort } from '@spellwright/engine'
import { looksIntoHand } from '../facts/disruption.ts'
import { production } from '../facts/mana-facts.ts'
import { stepsOf } from '../facts/steps.ts'
import { TRAIT } from '../facts/traits.ts'
import { canPay, type ManaUnit, payWith } from '../seat/mana.ts'
import type { SeenGame } from '../seat/seen-game.ts'
import { CARD } from '../worth/card-worth.ts'
import { bringsAttacker } from './ambush.ts'
import { heldUpCost } from './hold-up.ts'
import { manaGained } from './mana-gained.ts'
import { type Rated, rate, type SpellPlay, spellPlays } from './spells.ts'

/** Casting must gain at least this; otherwise the card is better kept. */
const WORTHWHILE = 0.4
const MOST_CANDIDATES = 7

/** Mana costs a little even when nothing else is done with it, so that of equal plays the one that uses it best wins. */
const PER_MANA = 0.06

const NOTHING: readonly Action[] = []

/** The plays of a main phase: the spells that together make the most of the mana, in the order to cast them (SPEC S13.4–5). */
export function mainPhasePlays(s: SeenGame): readonly Action[] {
  if (s.policy.mistakes.oneSpellATurn && s.landsOf(s.me).some(({ tapped }) => tapped)) return NOTHING
  const now = worthwhile(s)
  if (now.length === 0) return NOTHING
  const later = s.policy.plansBothTurns ? forTheirTurn(s) : NO_PLAYS
  if (now.length === 1 && later.length === 0) return [now[0]!.play.action]
  if (later.length > 0) return besideLater(s, now, later)
  const affordable = now
  if (s.policy.mistakes.dearestFirst) return dearestFirst(affordable)
  const chosen = bestTogether(s, makersFirst(affordable))
  const inOrder = s.policy.orderedPlays
    ? inGoodOrder(s, chosen)
    : sortShort(chosen.slice(), (a, b) => a.play.way.order - b.play.way.order || b.worth - a.worth)
  const others = affordable.filter((one) => !chosen.includes(one))
  return [...inOrder, ...others].map(({ play }) => play.action)
}

const NO_PLAYS: readonly Rated[] = []

/** What is cast now beside the instants that mana is left for. */
function besideLater(s: SeenGame, now: readonly Rated[], later: readonly Rated[]): readonly Action[] {
  const candidates = [...now, ...later].sort((a, b) => b.worth - a.worth).slice(0, MOST_CANDIDATES)
  const chosen = bestTogether(s, makersFirst(candidates)).filter((one) => !later.includes(one))
  return inGoodOrder(s, chosen).map(({ play }) => play.action)
}

const dearestFirst = (plays: readonly Rated[]): readonly Action[] =>
  sortShort(plays.slice(), (a, b) => b.play.card.manaValue - a.play.card.manaValue).map(({ play }) => play.action)

/** As `order` says; but what takes cards from the opponent's hand comes first, and what draws for each spell before makers of mana that it can do without. */
function inGoodOrder(s: SeenGame, chosen: readonly Rated[]): readonly Rated[] {
  const orderOf = ({ play }: Rated): number =>
    looksIntoHand(play.way) && s.players[s.foe].handCount > 0 ? -1 : play.way.order
  const usual = sortShort(chosen.slice(), (a, b) => orderOf(a) - orderOf(b) || b.worth - a.worth)
  const drawers = usual.filter(({ play }) => play.way.order === DRAWS_FOR_SPELLS)
  if (drawers.length === 0 || drawers.length === usual.length) return usual
  const drawersFirst = [...drawers, ...usual.filter((one) => !drawers.includes(one))]
  return isPayable(s, drawersFirst) ? drawersFirst : usual
}

const DRAWS_FOR_SPELLS = 2

/** Can all be paid for in that order, mana they make on the way included? */
function isPayable(s: SeenGame, plays: readonly Rated[]): boolean {
  let left: readonly ManaUnit[] = s.units
  for (const { play } of plays) {
    const after = payWith(left, play.price)
    if (after === null) return false
    left = [...after, ...manaGained(s, play, after)]
  }
  return true
}

/** What can be paid for and is worth casting, the best first. */
function worthwhile(s: SeenGame): Rated[] {
  const found: Rated[] = []
  for (const play of spellPlays(s)) {
    if (!isForMainPhase(s, play)) continue
    if (!canPay(s.units, play.price) && !play.way.paysOtherwise) continue
    const rated = rate(s, play)
    if (rated.worth > WORTHWHILE + (s.policy.holdUp ? heldUpCost(s, play) : 0)) found.push(rated)
  }
  sortShort(found, (a, b) => b.worth - a.worth)
  return found.length > MOST_CANDIDATES ? found.slice(0, MOST_CANDIDATES) : found
}

/** An instant in the opponent's turn may find nothing to do any more. */
const LATER = 0.9
const REMOVAL_LATER = 2
const UTILITY_LATER = 0.8

/** Instants that would do something in the opponent's turn as things stand. */
function forTheirTurn(s: SeenGame): readonly Rated[] {
  const found: Rated[] = []
  for (const play of spellPlays(s)) {
    const { role } = play
    if ((role !== 'InstantRemoval' && role !== 'InstantUtility') || isForMainPhase(s, play)) continue
    if (play.price.total === 0 || !canPay(s.units, play.price) || manaMade(s, play).length > 0) continue
    const { worth } = rate(s, play)
    if (worth > (role === 'InstantRemoval' ? REMOVAL_LATER : UTILITY_LATER)) found.push({ play, worth: LATER * worth })
  }
  return found
}

/** What is not better kept for another moment. */
const isForMainPhase = (s: SeenGame, play: SpellPlay): boolean =>
  play.role === 'Proactive' ||
  s.policy.mistakes.actsAtOnce ||
  isForLandShort(s, play) ||
  (s.policy.ambushes && s.turn.step === 'main1' && bringsAttacker(play.way.abilities)) ||
  (s.policy.graveyardPlans && untapsItsLands(s, play))

/** What makes mana comes first, so that the rest can be paid with it. */
const makersFirst = (plays: readonly Rated[]): readonly Rated[] =>
  plays.some(({ play }) => play.way.order === 0)
    ? [...plays].sort((a, b) => a.play.way.order - b.play.way.order)
    : plays

/** Card selection is for the opponent's end step, unless the player is short of land (SPEC S13.5). */
function isForLandShort(s: SeenGame, { role, way }: SpellPlay): boolean {
  if (role !== 'InstantUtility' || s.landsOf(s.me).length >= 4) return false
  if (s.ownHand.landCount > 0 || s.players[s.me].landsPlayed > 0) return false
  return way.abilities.some((ability) => stepsOf(ability).some(({ kind }) => FINDS_CARDS.has(kind)))
}

/** It gives back the mana it costs, and so costs nothing in one's own main phase while there is something to do with it. */
function untapsItsLands(s: SeenGame, { way, price, card }: SpellPlay): boolean {
  const untaps = way.spell.effects.some(
    (step) =>
      step.kind === 'choose' &&
      step.from.type === 'land' &&
      step.count.max !== 'any' &&
      Number(step.count.max) >= price.total,
  )
  return untaps && s.ownHand.revivers.some((held) => held.card.id !== card.id)
}

const FINDS_CARDS: ReadonlySet<string> = new Set(['draw', 'search', 'lookAtTop', 'revealUntil', 'scry', 'surveil'])

const gainOf = ({ worth, play }: Rated): number => worth + PER_MANA * play.price.total
/** Sums of the same numbers in another order may differ by this much. */
const SLACK = 1e-6

/** What all plays from each place on gain together. */
function gainsFrom(plays: readonly Rated[]): readonly number[] {
  const sums: number[] = []
  for (let at = 0; at < plays.length; at++) {
    let sum = SLACK
    for (let i = at; i < plays.length; i++) sum += gainOf(plays[i]!)
    sums.push(sum)
  }
  return sums
}

/** The set of plays with the greatest sum of worth that the mana pays for. */
function bestTogether(s: SeenGame, plays: readonly Rated[]): readonly Rated[] {
  let best: readonly Rated[] = []
  let most = 0
  const worthFrom = gainsFrom(plays)
  const search = (at: number, left: readonly ManaUnit[], taken: readonly Rated[], sum: number): void => {
    if (sum > most) {
      most = sum
      best = taken
    }
    for (let i = at; i < plays.length; i++) {
      // Even all that is left would not do better.
      if (sum + worthFrom[i]! <= most) return
      const one = plays[i]!
      const { card, price } = one.play
      if (taken.some(({ play }) => play.card.id === card.id)) continue
      const after = payWith(left, price)
      if (after === null) continue
      const gained = manaGained(s, one.play, after)
      search(i + 1, gained.length === 0 ? after : [...after, ...gained], [...taken, one], sum + gainOf(one))
    }
  }
  search(0, s.units, [], 0)
  return best
}

/** A ritual is cast only to enable a spell this turn that could not be cast without it (SPEC S13.5). */
export function ritualPlays(s: SeenGame): readonly Action[] {
  if ((s.ownHand.traits & TRAIT.ritual) === 0) return NOTHING
  const plays = spellPlays(s)
  const rituals = plays.filter((play) => manaMade(s, play).length > 0 && play.card.types.includes('instant'))
  if (rituals.length === 0) return []
  const wanted = plays
    .filter((play) => play.role === 'Proactive' && !canPay(s.units, play.price))
    .map((play) => rate(s, play))
    .filter(({ worth }) => worth > CARD)
  return rituals
    .filter((ritual) => {
      const left = payWith(s.units, ritual.price)
      if (!left) return false
      const after = [...left, ...manaMade(s, ritual)]
      return wanted.some(({ play }) => play.card.id !== ritual.card.id && canPay(after, play.price))
    })
    .map(({ action }) => action)
}

/** Mana a spell adds as it resolves. */
export function manaMade(s: SeenGame, { card, way }: SpellPlay): ManaUnit[] {
  return way.abilities.flatMap((ability) => {
    if (ability.kind !== 'spell') return []
    return stepsOf(ability).flatMap((step) => {
      if (step.kind !== 'addMana') return []
      const { types, amount } = production(step.mana)
      const count = s.reader.quantity(s.context(card.id, s.me), amount)
      return Array.from({ length: count }, (): ManaUnit => ({ source: 0 as ObjectId, types }))
    })
  })
}
