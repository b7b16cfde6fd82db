import type { Keyword } from '@spellwright/dsl'
import { hasKeyword, keywordsNamed } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import type { Game } from '../game/game.ts'
import { isPlayerProtectedFrom, isProtectedFrom } from '../keywords/protection.ts'
import { contextOf } from '../query/context.ts'
import { matches } from '../query/filter.ts'
import { recordOf } from '../query/lookup.ts'
import { playersOf } from '../query/refs.ts'
import { isAffected, playerRules, ruleApplies, rulesOfKind } from '../query/rules.ts'
import { type EntityId, entityPlayer, isPlayerEntity, NO_OBJECT, type ObjectId, type PlayerId } from '../state/ids.ts'

/** CR 115.4, 702.11, 702.16, 702.18: may a spell or ability of that player from that source target it? */
export function canBeTargeted(game: Game, target: EntityId, source: ObjectId, controller: PlayerId): boolean {
  if (isPlayerEntity(target)) return canPlayerBeTargeted(game, entityPlayer(target), source, controller)
  const object = game.state.objects[target as ObjectId]
  if (!object || isForbiddenTarget(game, target as ObjectId, source, controller)) return false
  if (object.zone !== 'battlefield') return true
  const c = characteristics(game, target as ObjectId)
  if (c.abilities.length === 0) return true
  if (hasKeyword(c, 'shroud')) return false
  if (c.controller !== controller && !ruleApplies(game, 'ignoresHexproof', target as ObjectId)) {
    if (hasKeyword(c, 'hexproof')) return false
    for (const word of keywordsNamed(c, 'hexproofFrom'))
      if (isHexproofFrom(game, word, c.controller, source)) return false
  }
  return !isProtectedFrom(game, target as ObjectId, source)
}

/** A rule that it can't be the target of anything, or of such spells and of abilities from such sources. */
const isForbiddenTarget = (game: Game, target: ObjectId, source: ObjectId, controller: PlayerId): boolean =>
  rulesOfKind(game, 'cantBeTargeted').some(
    ({ rule, ctx }) =>
      isAffected(game, ctx, rule.what, target) &&
      (rule.by === undefined || matches(game, ctx, rule.by, realSource(game, source), null)) &&
      (rule.controlledBy === undefined || playersOf(game, ctx, rule.controlledBy).includes(controller)),
  )

/** CR 702.11d: hexproof from a quality that the source has. */
const isHexproofFrom = (game: Game, word: Keyword, player: PlayerId, source: ObjectId): boolean =>
  typeof word === 'object' &&
  word.kind === 'hexproofFrom' &&
  matches(game, contextOf(NO_OBJECT, player), word.from, realSource(game, source), null)

/** For an ability the source is the object it is on. */
export const realSource = (game: Game, id: ObjectId): ObjectId => {
  const record = recordOf(game, id)
  return record?.kind === 'ability' ? (record.stack?.source ?? id) : id
}

function canPlayerBeTargeted(game: Game, player: PlayerId, source: ObjectId, controller: PlayerId): boolean {
  for (const { rule } of playerRules(game, 'playerHas', player)) {
    if (rule.keyword === 'shroud') return false
    if (player === controller) continue
    if (rule.keyword === 'hexproof' || isHexproofFrom(game, rule.keyword, player, source)) return false
  }
  return !isPlayerProtectedFrom(game, player, source)
}
