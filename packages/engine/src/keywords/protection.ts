import type { Keyword, ProtectionQuality } from '@spellwright/dsl'
import { type Characteristics, keywordsNamed } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import type { Game } from '../game/game.ts'
import { contextOf } from '../query/context.ts'
import { matches } from '../query/filter.ts'
import { controllerOf, recordOf } from '../query/lookup.ts'
import { playerRules } from '../query/rules.ts'
import { NO_OBJECT, type ObjectId, type PlayerId } from '../state/ids.ts'

/** Does the quality describe that source? For an ability the quality is that of its source (CR 702.16b). */
function hasQuality(
  game: Game,
  holder: ObjectId,
  controller: PlayerId,
  quality: ProtectionQuality,
  source: ObjectId,
): boolean {
  if ('everything' in quality) return true
  if ('player' in quality) {
    const whose = controllerOf(game, source)
    if (typeof quality.player === 'string') return whose !== controller
    return String(recordOf(game, holder)?.chosen?.[quality.player.chosen]) === String(whose)
  }
  const record = recordOf(game, source)
  if (quality.of === 'spells' && (record?.kind === 'ability' || record?.zone === 'battlefield')) return false
  const actual = record?.kind === 'ability' ? (record.stack?.source ?? source) : source
  return matches(game, contextOf(holder, controller), quality.filter, actual, null)
}

const protections = (words: readonly Keyword[]): ProtectionQuality[] =>
  words.flatMap((word) => (typeof word === 'object' && word.kind === 'protection' ? word.from : []))

/** CR 702.16: damage, enchanting and equipping, blocking, targeting. */
export function isProtectedFrom(game: Game, id: ObjectId, source: ObjectId): boolean {
  if (source === NO_OBJECT) return false
  const c: Characteristics = characteristics(game, id)
  const words = keywordsNamed(c, 'protection')
  if (words.length === 0) return false
  for (const quality of protections(words)) if (hasQuality(game, id, c.controller, quality, source)) return true
  return false
}

/** CR 702.16n, p: does the effect that gives the protection say that it does not remove this attached permanent? */
function isKept(game: Game, quality: ProtectionQuality, key: string, attached: ObjectId): boolean {
  if (!('filter' in quality) || quality.keeps === undefined) return false
  // An ability that an effect gives is named after the source of the effect.
  const giver = Number.parseInt(key, 10) as ObjectId
  if (quality.keeps === 'self') return giver === attached
  return matches(game, contextOf(giver, controllerOf(game, giver)), quality.keeps, attached, null)
}

/** CR 702.16c–d: is that permanent, attached to this one, unattached by a protection this one has? */
export function isRemovedByProtection(game: Game, id: ObjectId, attached: ObjectId): boolean {
  const { abilities, controller } = characteristics(game, id)
  return abilities.some(
    ({ ability, key }) =>
      ability.kind === 'keyword' &&
      protections([ability.keyword]).some(
        (quality) => !isKept(game, quality, key, attached) && hasQuality(game, id, controller, quality, attached),
      ),
  )
}

export function isPlayerProtectedFrom(game: Game, player: PlayerId, source: ObjectId): boolean {
  const rules = playerRules(game, 'playerHas', player)
  if (rules.length === 0) return false
  return rules.some(({ rule, ctx }) =>
    protections([rule.keyword]).some((quality) => hasQuality(game, ctx.source, player, quality, source)),
  )
}
