import type { Ability } from '@spellwright/dsl'
import { type CardView, type Context, isObjectEntity, type SupposedObject } from '@spellwright/engine'
import type { Arrival } from '../facts/arrival.ts'
import type { CastWay } from '../facts/cast-ways.ts'
import { appliesNow } from '../seat/applies-now.ts'
import { asCast } from '../seat/as-cast.ts'
import type { SeenGame } from '../seat/seen-game.ts'
import { hasType, isLand } from '../seat/seen-object.ts'
import { type Aim, aimAbility } from './aim.ts'
import { attachedWorth } from './aura-worth.ts'
import { cardsForCastingWorth } from './cards-for-casting.ts'
import { bestTypeWorth, concernsChosenType } from './chosen-type.ts'
import { effectsWorth } from './effect-worth.ts'
import { fewCardsWorth, libraryWinWorth } from './library-win-worth.ts'
import { modificationsWorth } from './modification-worth.ts'
import { infoWorth } from './permanent-worth.ts'
import { exileWorth, preventionWorth, skippedDraws } from './shield-worth.ts'

const isPermanentCard = (card: CardView): boolean => !hasType(card, 'instant') && !hasType(card, 'sorcery')

/** What casting a card now is worth, costs aside. `card` is as the face to be cast. */
export function castWorth(s: SeenGame, card: CardView, way: CastWay, x = 0): number {
  const { abilities, arrivals, worth, spell, isFleeting } = way
  const ctx = s.context(card.id, s.me, x)
  if (!isPermanentCard(card)) return fewCardsWorth(s, abilities) ?? aimAbility(s, ctx, spell).worth
  const win = libraryWinWorth(s, card, abilities)
  if (win !== null) return win
  if (card.subtypes.includes('Aura')) return auraWorth(s, ctx, abilities, arrivals)
  if (card.supertypes.includes('legendary') && s.mine.some(({ name }) => name === card.name)) return -1
  const own = isFleeting ? -BODY : infoWorth(card, worth)
  let sum = own
  for (const arrival of arrivals) {
    const { kind, ability } = arrival
    if (ability.kind === 'static') sum += staticArrival(s, ctx, ability)
    else if (ability.kind === 'activated') sum += exileWorth(s, ability, abilities)
    else sum += triggerWorth(s, ctx, arrival)
    if (kind === 'burden') sum -= ownLoss(s, ctx, asCast(s, card, way, 'battlefield'), arrival, own)
  }
  return sum
}

/** What is given up with a creature that could be cast to stay. */
const BODY = 1

/** The best thing to attach it to, and what happens as it enters. */
function auraWorth(s: SeenGame, ctx: Context, abilities: readonly Ability[], arrivals: readonly Arrival[]): number {
  let best = Number.NEGATIVE_INFINITY
  for (const ability of abilities) {
    if (ability.kind !== 'keyword' || typeof ability.keyword !== 'object' || ability.keyword.kind !== 'enchant')
      continue
    const { what } = ability.keyword
    for (const id of s.reader.targets(ctx, 'player' in what ? { players: what } : { objects: what })) {
      const host = isObjectEntity(id) ? s.object(id) : null
      if (host !== null) best = Math.max(best, attachedWorth(s, ctx, abilities, host))
    }
  }
  if (best === Number.NEGATIVE_INFINITY) return -1
  for (const arrival of arrivals) best += triggerWorth(s, ctx, arrival)
  return best
}

/** What changes because a permanent with this trigger enters the battlefield. */
function triggerWorth(s: SeenGame, ctx: Context, { kind, ability, aimed }: Arrival): number {
  switch (kind) {
    case 'cardsForCasting':
      return cardsForCastingWorth(s)
    case 'entering':
      return triggersNow(s, ctx, ability) ? finite(aimAbility(s, ctx, aimed)) : 0
    // It counts for what it does the first time.
    case 'burden':
      return Math.min(0, effectsWorth(s, ctx, aimed.effects))
    default:
      return 0
  }
}

/** CR 603.4: a trigger with an "if" does nothing where the condition does not hold. */
const triggersNow = (s: SeenGame, ctx: Context, ability: Ability): boolean =>
  ability.kind !== 'triggered' || ability.condition === undefined || s.reader.condition(ctx, ability.condition)

/** It would itself fall to its own trigger at the end of the turn. */
function ownLoss(
  s: SeenGame,
  ctx: Context,
  permanent: SupposedObject | null,
  { aimed }: Arrival,
  worth: number,
): number {
  if (permanent === null) return 0
  const isSwept = aimed.effects.some(
    (effect) =>
      effect.kind === 'destroy' &&
      typeof effect.what === 'object' &&
      'all' in effect.what &&
      s.reader.fits(ctx, effect.what.all, permanent),
  )
  return isSwept ? worth : 0
}

/** Lands in hand beyond the one of this turn. */
export const spareLands = (s: SeenGame): number =>
  s.hand.filter(isLand).length - (s.players[s.me].landsPlayed === 0 ? 1 : 0)

const finite = ({ worth }: Aim): number => (Number.isFinite(worth) ? worth : 0)

function staticArrival(s: SeenGame, ctx: Context, ability: Extract<Ability, { kind: 'static' }>): number {
  const { affects, apply, rule, replacement } = ability
  if (concernsChosenType(ability)) return bestTypeWorth(s, ctx, ability)
  if (!appliesNow(s, ctx, ability)) return 0
  if (apply && typeof affects === 'object' && !('the' in affects) && !('linked' in affects)) {
    let sum = 0
    for (const object of s.objects('battlefield'))
      if (s.reader.matches(ctx, affects, object.id, null)) sum += modificationsWorth(s, ctx, object, apply, 'static')
    return sum
  }
  if (rule?.kind === 'additionalLands') return spareLands(s) > 0 ? 2 : -0.6
  if (replacement?.kind === 'skip')
    return s.reader.players(ctx, replacement.player).includes(s.me) && replacement.what === 'draw' ? skippedDraws(s) : 0
  if (replacement?.kind !== 'damage' || replacement.change.kind !== 'prevent') return 0
  return preventionWorth(s, ctx, replacement)
}
