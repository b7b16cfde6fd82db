import type { Game } from '../game/game.ts'
import { isAffected, rulesOfKind } from '../query/rules.ts'
import type { ObjectId } from '../state/ids.ts'

/** Damage that is about to be dealt. */
interface Damage {
  readonly source: ObjectId
  readonly combat: boolean
  readonly preventable: boolean
}

/** CR 615.12: does an effect say that this damage can't be prevented? */
export const isUnpreventable = (game: Game, { source, combat, preventable }: Damage): boolean =>
  !preventable ||
  rulesOfKind(game, 'damageCantBePrevented').some(
    ({ rule, ctx }) =>
      (rule.combat === undefined || (rule.combat === 'combat') === combat) &&
      (rule.source === undefined || isAffected(game, ctx, rule.source, source)),
  )
