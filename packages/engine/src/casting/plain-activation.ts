import type { ActivatedAbility } from '@spellwright/dsl'
import { tap } from '../atoms/tap.ts'
import type { Procedure } from '../decision/decision.ts'
import { startEffects } from '../effects/run.ts'
import { deedEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { abilityContext, type Context, contextWith } from '../query/context.ts'
import { NO_OBJECT, type ObjectId, type PlayerId } from '../state/ids.ts'
import type { Bindings } from '../state/object.ts'
import { emit } from '../triggers/collect.ts'
import { MANA_KEY } from '../triggers/keys.ts'
import { whyCantActivate } from './can-activate.ts'
import type { ManaUse } from './mana-sources.ts'
import { startTappedForMana } from './mana-triggers.ts'
import { isMeddledWith } from './plain-mana.ts'

/** With what is decided already: which mana, and what is used up. */
export function startOf(player: PlayerId, { object, instance, mana, victim }: ManaUse): Context {
  const plain = abilityContext(object, player, instance.key)
  if (mana === null && victim === null) return plain
  const chosen: Bindings = mana === null ? {} : { 'mana.choice': mana }
  return contextWith(plain, { bindings: victim === null ? chosen : { ...chosen, 'cost.preset': [victim] } })
}

/** "{T}: …": nobody is asked how to pay for it, and it may be used as often as it can be tapped. */
const onlyTaps = ({ cost, limit, costChange }: ActivatedAbility): boolean =>
  cost.length === 1 && cost[0]!.kind === 'tap' && limit === undefined && costChange === undefined

/**
 * A mana ability that costs only {T}, where nothing else has a word in it: as `activateMana` does it, up to where somebody
 * may be asked. True: it is done; false: it is not such a one, and nothing was done.
 */
export function startPlainly(game: Game, player: PlayerId, use: ManaUse): Procedure | boolean {
  const { object: id, instance } = use
  const ability = instance.ability as ActivatedAbility
  if (!onlyTaps(ability) || isMeddledWith(game)) return false
  if (whyCantActivate(game, player, id, instance) !== null || !tap(game, id)) return false
  return startMana(game, player, use, startOf(player, use), true) ?? true
}

/** Its cost is paid: it adds its mana, and what triggers on that adds more (CR 605.4). Null: that is done. */
export function startMana(
  game: Game,
  player: PlayerId,
  { object: id, instance }: ManaUse,
  ctx: Context,
  taps: boolean,
): Procedure | null {
  emit(game, [deedEvent('activated', id, player, `${MANA_KEY}${instance.key}`, NO_OBJECT, player)])
  const text = startEffects(game, ctx, (instance.ability as ActivatedAbility).effects)
  if (text !== null) return finishMana(game, player, id, text, taps)
  return taps ? startTappedForMana(game, id, player) : null
}

function* finishMana(game: Game, player: PlayerId, id: ObjectId, text: Procedure, taps: boolean): Procedure {
  yield* text
  const more = taps ? startTappedForMana(game, id, player) : null
  if (more !== null) yield* more
}
