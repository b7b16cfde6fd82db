import type { Cost, SpellAbility } from '@spellwright/dsl'
import type { Characteristics } from '../continuous/characteristics.ts'
import type { Game } from '../game/game.ts'
import { contextOf } from '../query/context.ts'
import { mustGet } from '../query/lookup.ts'
import { asIf } from '../state/as-if.ts'
import type { EntityId, ObjectId, PlayerId } from '../state/ids.ts'
import type { StackItem } from '../state/object.ts'
import { itemWith, objectWith } from '../state/records.ts'
import { canPayWith } from './choose-costs.ts'
import { legalTargets } from './targets.ts'

/** "This spell costs {3} less to cast if it targets a tapped creature." */
export const isCheaperForTargets = ({ abilities }: Characteristics): boolean =>
  abilities.some(
    ({ ability }) =>
      ability.kind === 'static' &&
      ability.rule?.kind === 'costChange' &&
      ability.rule.spell === 'self' &&
      ability.condition?.kind === 'matches' &&
      ability.condition.filter.targetsSome !== undefined,
  )

/** Reads the game as if the spell had these targets, to know what it would cost (CR 601.2c comes before 601.2f). */
export function withTargets<T>(
  game: Game,
  id: ObjectId,
  item: StackItem,
  entities: readonly EntityId[],
  read: () => T,
): T {
  const targets = [{ name: '', mode: -1, entities, shares: null }]
  return asIf(game, objectWith(mustGet(game, id), { stack: itemWith(item, { targets }) }), read)
}

/** Is there a target with which it could be paid for? */
export function isPayableForSomeTarget(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  ability: Pick<SpellAbility, 'targets' | 'modes'>,
  item: StackItem,
  base: Cost,
  additional: readonly Cost[],
): boolean {
  const ctx = contextOf(id, player, { x: 0 })
  const specs = [ability, ...(ability.modes?.options ?? [])].flatMap(({ targets }) => Object.values(targets ?? {}))
  return specs.some((spec) =>
    legalTargets(game, ctx, spec, id).some((target) =>
      withTargets(game, id, item, [target], () => canPayWith(game, player, id, base, additional, [])),
    ),
  )
}
