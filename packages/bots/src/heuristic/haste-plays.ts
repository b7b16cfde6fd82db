import type { Ability } from '@spellwright/dsl'
import type { Action, PermanentView } from '@spellwright/engine'
import { isLethal, readyAttackers } from '../combat/attack.ts'
import { growthOf, isAttackTrigger } from '../combat/attack-bonus.ts'
import { type Fighter, recruit } from '../combat/fighter.ts'
import { hasTrait, hastened, TRAIT } from '../facts/traits.ts'
import { asCast } from '../seat/as-cast.ts'
import { canPay, type ManaUnit, payWith } from '../seat/mana.ts'
import type { SeenGame } from '../seat/seen-game.ts'
import { hasKeyword, isCreature } from '../seat/seen-object.ts'
import { infoWorth } from '../worth/permanent-worth.ts'
import { type SpellPlay, spellPlays } from './spells.ts'

const NOTHING: readonly Action[] = []

/** Creatures that can attack in the turn they come, where that makes the attack lethal (SPEC S13.5: a play that wins). */
export function hastePlays(s: SeenGame): readonly Action[] {
  if (s.turn.step !== 'main1' || s.life(s.foe) > 20 || !couldReach(s)) return NOTHING
  const plays = creaturePlays(s)
  if (plays.length === 0) return NOTHING
  const ready = readyAttackers(s)
  const attackers = [...ready]
  const recruits: Fighter[] = []
  const actions: Action[] = []
  let units: readonly ManaUnit[] = s.units
  for (const play of plays) {
    const left = payWith(units, play.price)
    if (left === null || actions.some((action) => 'object' in action && action.object === play.card.id)) continue
    const woken = sleepers(s, play).filter((creature) => !attackers.includes(creature))
    const joins = hasHaste(s, play)
    if (!joins && woken.length === 0) continue
    units = left
    attackers.push(...woken)
    if (joins) recruits.push(fighterFor(s, play, attackers))
    actions.push(play.action)
    if (isLethal(s, attackers, 0, undefined, recruits)) return isLethal(s, ready) ? NOTHING : actions
  }
  return NOTHING
}

/** A quick look: would it be lethal if all creatures attacked, those in hand too, and nothing blocked? */
function couldReach(s: SeenGame): boolean {
  const { mine } = s.battlefield
  if (((mine.traits | s.ownHand.traits) & TRAIT.growsAttacking) !== 0) return true
  return mine.reach + s.ownHand.reach >= s.life(s.foe)
}

const WAKES_OTHERS = 100

/** Creatures that can be paid for, those that wake others first, then the strongest. */
function creaturePlays(s: SeenGame): readonly SpellPlay[] {
  const isHastened = (s.battlefield.mine.traits & TRAIT.hastens) !== 0
  const couldHasten = isHastened || (s.ownHand.traits & TRAIT.hastens) !== 0
  const plays: SpellPlay[] = []
  for (const { card } of s.ownHand.handCards) {
    if (!isCreature(card) || (!couldHasten && !hasKeyword(card, 'haste'))) continue
    for (const play of spellPlays(s)) if (play.card === card && canPay(s.units, play.price)) plays.push(play)
  }
  if (plays.length < 2) return plays
  const strength = new Map<SpellPlay, number>()
  for (const play of plays)
    strength.set(play, powerOf(s, play, readyAttackers(s)) + (play.way.abilities.some(isHastening) ? WAKES_OTHERS : 0))
  return plays.sort((a, b) => strength.get(b)! - strength.get(a)!)
}

const isHastening = (ability: Ability): boolean => ability.kind === 'static' && hastened(ability) !== null

function hasHaste(s: SeenGame, play: SpellPlay): boolean {
  if (hasKeyword(play.card, 'haste')) return true
  const permanent = asCast(s, play.card, play.way, 'battlefield')
  if (permanent === null) return false
  for (const { abilityFacts, view } of s.battlefield.permanentFacts) {
    if (!hasTrait(abilityFacts.traits, TRAIT.hastens)) continue
    for (const ability of abilityFacts.statics) {
      const affected = hastened(ability)
      if (affected !== null && s.reader.fits(s.context(view.id, view.controller), affected, permanent)) return true
    }
  }
  return play.way.abilities.some((ability) => {
    const affected = ability.kind === 'static' ? hastened(ability) : null
    return affected !== null && s.reader.fits(s.context(play.card.id, s.me), affected, permanent)
  })
}

/** Creatures that could attack at once if this came. */
function sleepers(s: SeenGame, { card, way }: SpellPlay): PermanentView[] {
  const woken: PermanentView[] = []
  for (const ability of way.abilities) {
    const affected = ability.kind === 'static' ? hastened(ability) : null
    if (affected === null) continue
    for (const { view, object, isCreature: fights } of s.battlefield.mine.permanentFacts)
      if (
        fights &&
        view.summoningSick &&
        !view.tapped &&
        s.reader.matches(s.context(card.id, s.me), affected, object.id, null)
      )
        woken.push(view)
  }
  return woken
}

/** Its power when it attacks together with these. */
function powerOf(s: SeenGame, { card, way }: SpellPlay, others: readonly PermanentView[]): number {
  const power = card.power ?? 0
  if (!way.abilities.some(isAttackTrigger)) return power
  return power + growthOf(s, s.me, card.id, way.abilities, new Set(others.map(({ id }) => id)))
}

function fighterFor(s: SeenGame, play: SpellPlay, others: readonly PermanentView[]): Fighter {
  const { card, way } = play
  const power = powerOf(s, play, others)
  return recruit(card.id, power, card.toughness ?? 0, infoWorth(card, way.worth), card.keywords)
}
