import type { ActivatedAbility, EffectOf } from '@spellwright/dsl'
import { tap } from '../atoms/tap.ts'
import { putMana } from '../effects/add-mana.ts'
import { deedEvent, objectEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { NO_OBJECT, type PlayerId } from '../state/ids.ts'
import { emit } from '../triggers/collect.ts'
import { MANA_KEY } from '../triggers/keys.ts'
import { triggerIndex } from '../triggers/trigger-index.ts'
import { whyCantActivate } from './can-activate.ts'
import type { ManaUse } from './mana-sources.ts'
import { isMeddledWith } from './plain-mana.ts'

/** The effect of "{T}: Add {G}.", where an ability says that and nothing else. */
function onlyEffect({ cost, effects, limit }: ActivatedAbility): EffectOf<'addMana'> | null {
  if (cost.length !== 1 || cost[0]!.kind !== 'tap' || effects.length !== 1 || limit !== undefined) return null
  const effect = effects[0]!
  return effect.kind === 'addMana' && effect.player === 'you' ? effect : null
}

/**
 * A mana ability that asks nobody anything, where nothing else has a word in it: the same as `activateMana`, at once.
 * False, and nothing done, where it is not such a one.
 */
export function activatePlainly(game: Game, player: PlayerId, { object: id, instance }: ManaUse): boolean {
  const adding = onlyEffect(instance.ability as ActivatedAbility)
  if (adding === null || adding.mana.kind !== 'fixed' || adding.mana.times !== undefined) return false
  if (isMeddledWith(game) || triggerIndex(game).byKind.has('tappedForMana')) return false
  if (whyCantActivate(game, player, id, instance) !== null || !tap(game, id)) return false
  emit(game, [deedEvent('activated', id, player, `${MANA_KEY}${instance.key}`, NO_OBJECT, player)])
  putMana(game, player, id, adding, adding.mana.mana)
  emit(game, [objectEvent('tappedForMana', id, player)])
  return true
}
