import type { Cost, SpecialActionAbility } from '@spellwright/dsl'
import { whyForbidden } from '../casting/cast-options.ts'
import { canPayCost, payCostNow } from '../casting/optional-cost.ts'
import { completeOrRewind } from '../casting/rewind.ts'
import { plotCost } from '../casting/spell-cost.ts'
import { hasInstantTiming, isSorceryTime, isSplitSecond } from '../casting/timing.ts'
import type { AbilityInstance } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import { runEffects } from '../effects/run.ts'
import type { Game } from '../game/game.ts'
import { abilityContext, type Context } from '../query/context.ts'
import { controllerOf, nameOf } from '../query/lookup.ts'
import { isCompanion } from '../setup/companion.ts'
import type { ObjectId, PlayerId } from '../state/ids.ts'

/** CR 116.2f, 116.2h, 116.2k, 709.5e: when the action may be taken. */
function whyNotNow(game: Game, player: PlayerId, id: ObjectId, { timing }: SpecialActionAbility): string | null {
  if (timing === 'yourTurn') return game.state.turn.active === player ? null : 'that is done only on your own turn'
  if (isSorceryTime(game, player)) return timing === 'asCast' ? whyForbidden(game, player, id) : null
  const isInstant = timing === 'asCast' && hasInstantTiming(game, player, id, characteristics(game, id))
  if (!isInstant || isSplitSecond(game)) return 'that is done only in your main phase with an empty stack'
  return whyForbidden(game, player, id)
}

const costNow = (game: Game, player: PlayerId, { keyword, cost }: SpecialActionAbility, ctx: Context): Cost =>
  keyword === 'plot' ? plotCost(game, player, cost, ctx) : cost

/** Why that special action cannot be taken now, or null. */
export function whyCantTakeSpecialAction(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  { ability, key }: AbilityInstance,
): string | null {
  const object = game.state.objects[id]
  if (ability.kind !== 'specialAction' || !object) return 'that is no special action'
  const name = nameOf(game, id)
  if (object.zone !== ability.zone) return `${name} is in the wrong zone for that`
  if (ability.keyword === 'companion' && !isCompanion(game, id)) return `${name} is not your companion`
  const whose = object.zone === 'battlefield' ? controllerOf(game, id) : object.owner
  if (whose !== player) return `${name} is not yours`
  const why = whyNotNow(game, player, id, ability)
  if (why !== null) return `${name}: ${why}`
  const ctx = abilityContext(id, player, key)
  const isPayable = canPayCost(game, player, costNow(game, player, ability, ctx), id, ctx)
  return isPayable ? null : `${name}: you can't pay for that`
}

/** CR 116.3: it does not use the stack; the player has priority again afterwards. */
export function takeSpecialAction(game: Game, player: PlayerId, id: ObjectId, { ability, key }: AbilityInstance): void {
  if (ability.kind !== 'specialAction') return
  const ctx = abilityContext(id, player, key)
  completeOrRewind(game, player, (noted) => {
    const cost = costNow(game, player, ability, ctx)
    if (!payCostNow(game, player, cost, id, ctx, undefined, noted)) return false
    runEffects(game, ctx, ability.effects)
    return true
  })
}
