import type { Ability } from '@spellwright/dsl'
import { type CardView, isObjectEntity } from '@spellwright/engine'
import { aimedOf } from '../facts/aimed.ts'
import { isBane } from '../facts/bane.ts'
import type { CastWay } from '../facts/cast-ways.ts'
import { isTruce } from '../facts/traits.ts'
import { matches } from '../seat/match.ts'
import { playersOf } from '../seat/refs.ts'
import { type Scene, sceneOf } from '../seat/scene.ts'
import type { Situation } from '../seat/situation.ts'
import { cardThing, hasType, isLand } from '../seat/thing.ts'
import { type Aim, aimAbility, possibleTargets } from './aim.ts'
import { attachedWorth } from './aura-worth.ts'
import { bestTypeWorth, concernsChosenType } from './chosen-type.ts'
import { effectsWorth } from './effect-worth.ts'
import { modificationsWorth } from './modification-worth.ts'
import { infoWorth } from './permanent-worth.ts'
import { exileWorth, preventionWorth, skippedDraws } from './shield-worth.ts'
import { truceWorth } from './truce-worth.ts'

type Triggered = Extract<Ability, { kind: 'triggered' }>

const isPermanentCard = (card: CardView): boolean => !hasType(card, 'instant') && !hasType(card, 'sorcery')

/** What casting a card now is worth, costs aside. `card` is as the face to be cast. */
export function castWorth(s: Situation, card: CardView, way: CastWay, x = 0): number {
  const { abilities, arrivals, worth, spell, isFleeting } = way
  const scene = sceneOf(s.me, card.id, x)
  if (!isPermanentCard(card)) return aimAbility(s, scene, spell).worth
  if (card.subtypes.includes('Aura')) return auraWorth(s, scene, abilities, arrivals)
  if (card.supertypes.includes('legendary') && s.mine.some(({ name }) => name === card.name)) return -1
  const own = isFleeting ? -BODY : infoWorth(card, worth)
  let sum = own
  for (const ability of arrivals) {
    if (ability.kind === 'triggered')
      sum = sum + arrivalWorth(s, scene, ability) - ownLoss(s, scene, card, ability, own)
    else if (ability.kind === 'static') sum += staticArrival(s, scene, ability)
    else if (ability.kind === 'activated') sum += exileWorth(s, ability, abilities)
  }
  return sum
}

/** What is given up with a creature that could be cast to stay. */
const BODY = 1

/** The best thing to attach it to, and what happens as it enters. */
function auraWorth(s: Situation, scene: Scene, abilities: readonly Ability[], arrivals: readonly Ability[]): number {
  let best = Number.NEGATIVE_INFINITY
  for (const ability of abilities) {
    if (ability.kind !== 'keyword' || typeof ability.keyword !== 'object' || ability.keyword.kind !== 'enchant')
      continue
    const { what } = ability.keyword
    for (const id of possibleTargets(s, scene, 'player' in what ? { players: what } : { objects: what })) {
      const host = isObjectEntity(id) ? s.thing(id) : null
      if (host !== null) best = Math.max(best, attachedWorth(s, scene, abilities, host))
    }
  }
  if (best === Number.NEGATIVE_INFINITY) return -1
  for (const ability of arrivals) if (ability.kind === 'triggered') best += arrivalWorth(s, scene, ability)
  return best
}

/** What changes on the table because this ability arrives. */
function arrivalWorth(s: Situation, scene: Scene, ability: Triggered): number {
  const { on } = ability
  // What it takes to keep it is the caller's question.
  if (isBane(ability)) return 0
  if (isTruce(ability)) return truceWorth(s)
  if (on.kind === 'zoneChange' && on.object === 'self' && on.to === 'battlefield')
    return finite(aimAbility(s, scene, aimedOf(ability)))
  // A burden to come: what its first time would do.
  return on.kind === 'beginningOf' ? Math.min(0, effectsWorth(s, scene, ability.effects)) : 0
}

/** It would itself fall to its own trigger at the end of the turn. */
function ownLoss(s: Situation, scene: Scene, card: CardView, ability: Triggered, worth: number): number {
  if (ability.on.kind !== 'beginningOf') return 0
  const isSwept = ability.effects.some(
    (effect) =>
      effect.kind === 'destroy' &&
      typeof effect.what === 'object' &&
      'all' in effect.what &&
      matches(s, scene, effect.what.all, cardThing(card, 'battlefield')),
  )
  return isSwept ? worth : 0
}

/** Lands in hand beyond the one of this turn. */
export const spareLands = (s: Situation): number =>
  s.hand.filter(isLand).length - (s.players[s.me].landsPlayed === 0 ? 1 : 0)

const finite = ({ worth }: Aim): number => (Number.isFinite(worth) ? worth : 0)

function staticArrival(s: Situation, scene: Scene, ability: Extract<Ability, { kind: 'static' }>): number {
  const { affects, apply, rule, replacement } = ability
  if (concernsChosenType(ability)) return bestTypeWorth(s, scene, ability)
  if (apply && typeof affects === 'object' && !('the' in affects) && !('linked' in affects)) {
    let sum = 0
    for (const thing of s.things('battlefield'))
      if (matches(s, scene, affects, thing)) sum += modificationsWorth(s, scene, thing, apply, 'static')
    return sum
  }
  if (rule?.kind === 'additionalLands') return spareLands(s) > 0 ? 2 : -0.6
  if (replacement?.kind === 'skip')
    return playersOf(s, scene, replacement.player).includes(s.me) && replacement.what === 'draw' ? skippedDraws(s) : 0
  if (replacement?.kind !== 'damage' || replacement.change.kind !== 'prevent') return 0
  return preventionWorth(s, scene, replacement)
}
