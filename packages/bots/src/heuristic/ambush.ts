import type { Ability, ActivatedAbility } from '@spellwright/dsl'
import type { ObjectId } from '@spellwright/engine'
import { aimedOf } from '../facts/aimed.ts'
import { stepsOf } from '../facts/steps.ts'
import type { SeenGame } from '../seat/seen-game.ts'
import { aimAbility } from '../worth/aim.ts'
import { castWorth } from '../worth/cast-worth.ts'
import { damageCountsFor } from '../worth/damage.ts'
import { lifeChange } from '../worth/life.ts'

/** Does the card put itself from the hand into the attack (CR 702.49)? */
export const isAmbush = ({ zone, effects }: ActivatedAbility): boolean =>
  zone === 'hand' &&
  effects.some(
    (effect) =>
      effect.kind === 'move' &&
      effect.what === 'self' &&
      effect.to === 'battlefield' &&
      effect.enters?.includes('attacking') === true,
  )

const HALF = 0.5

/** What a card is worth that comes into the attack unblocked: as if it were cast, and what it does this turn besides. */
export function ambushWorth(s: SeenGame, id: ObjectId): number {
  const held = s.ownHand.handCards.find(({ card }) => card.id === id)
  const way = held?.facts?.ways.find(({ method }) => method === 'normal')
  if (held === undefined || way === undefined) return 0
  let worth = castWorth(s, held.card, way)
  if (damageCountsFor(s, s.foe)) {
    const life = s.life(s.foe)
    worth -= HALF * lifeChange(life, -Math.min(held.card.power ?? 0, life - 1))
  }
  for (const ability of way.abilities)
    if (ability.kind === 'triggered' && ability.on.kind === 'damage' && ability.on.source === 'self')
      worth += Math.max(0, aimAbility(s, s.context(id, s.me), aimedOf(ability)).worth)
  return worth
}

/** Does a spell bring a creature that attacks at once? Such a spell is for the player's own turn, before the attack. */
export function bringsAttacker(abilities: readonly Ability[]): boolean {
  let found = known.get(abilities)
  if (found === undefined) {
    found = bringsHasty(abilities)
    known.set(abilities, found)
  }
  return found
}

const known = new WeakMap<readonly Ability[], boolean>()

const bringsHasty = (abilities: readonly Ability[]): boolean =>
  abilities.some((ability) => {
    const steps = stepsOf(ability)
    return (
      steps.some((step) => step.kind === 'move' && step.to === 'battlefield') &&
      steps.some(
        (step) =>
          step.kind === 'apply' &&
          step.apply.some((change) => change.kind === 'gainKeyword' && change.keyword === 'haste'),
      )
    )
  })
