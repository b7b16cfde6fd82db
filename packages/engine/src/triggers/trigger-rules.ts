import type { EventPattern, TriggeredAbility } from '@spellwright/dsl'
import type { GameEvent } from '../events/event.ts'
import { matchEvent, subjectOfMove } from '../events/pattern.ts'
import type { Game } from '../game/game.ts'
import type { Context } from '../query/context.ts'
import { matches } from '../query/filter.ts'
import { isAffected, rulesOfKind } from '../query/rules.ts'
import type { ObjectId } from '../state/ids.ts'

/** An ability that would trigger, and the object it is on. */
export interface Triggering {
  readonly source: ObjectId
  readonly ability: TriggeredAbility | null
}

interface Causes {
  readonly abilitiesOf?: Parameters<typeof isAffected>[2]
  readonly keyword?: string
  readonly entering?: Parameters<typeof matches>[2]
  readonly dying?: Parameters<typeof matches>[2]
  readonly because?: EventPattern
}

/** CR 700.4 */
const isDeath = ({ from, to }: GameEvent): boolean => from === 'battlefield' && to === 'graveyard'

/** Is the rule about that ability, triggered by that event? */
function concerns(game: Game, ctx: Context, rule: Causes, { source, ability }: Triggering, event: GameEvent): boolean {
  if (rule.keyword !== undefined && ability?.keyword !== rule.keyword) return false
  // Such a rule is about abilities of permanents, not of cards in other zones.
  if (rule.abilitiesOf !== undefined)
    if (game.state.objects[source]?.zone !== 'battlefield' || !isAffected(game, ctx, rule.abilitiesOf, source))
      return false
  const { entering, dying, because } = rule
  if (because !== undefined) return matchEvent(game, ctx, because, event) !== null
  if (entering === undefined && dying === undefined) return true
  if (event.kind !== 'zoneChange') return false
  const wanted = event.to === 'battlefield' ? entering : isDeath(event) ? dying : undefined
  return wanted !== undefined && matches(game, ctx, wanted, subjectOfMove(event), null)
}

/** CR 603.2: does an effect keep it from triggering? */
export const isKeptFromTriggering = (game: Game, triggering: Triggering, event: GameEvent): boolean =>
  rulesOfKind(game, 'doesntTrigger').some(({ rule, ctx }) => concerns(game, ctx, rule, triggering, event))

/** CR 603.2d: how many additional times it triggers. */
export const additionalTimes = (game: Game, triggering: Triggering, event: GameEvent): number =>
  rulesOfKind(game, 'triggersAgain').filter(({ rule, ctx }) => concerns(game, ctx, rule, triggering, event)).length
