import type { Keyword } from '@spellwright/dsl'
import { partsOf } from '../continuous/ability-parts.ts'
import {
  type Characteristics,
  hasColor,
  hasKeyword,
  hasType,
  isLand,
  keywordsNamed,
} from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import type { Game } from '../game/game.ts'
import { isProtectedFrom } from '../keywords/protection.ts'
import { contextOf } from '../query/context.ts'
import { matches } from '../query/filter.ts'
import type { ObjectId } from '../state/ids.ts'

type Evasion = (attacker: Characteristics, blocker: Characteristics) => boolean

const isArtifact = (c: Characteristics): boolean => hasType(c, 'artifact')

/** Evasion abilities that only compare two creatures: may this blocker block this attacker? They are cumulative (CR 509.1b). */
const EVASION: readonly { readonly keyword: string; readonly may: Evasion }[] = [
  // CR 702.9b, 702.17b
  { keyword: 'flying', may: (_, blocker) => hasKeyword(blocker, 'flying') || hasKeyword(blocker, 'reach') },
  // CR 702.28b
  { keyword: 'shadow', may: (_, blocker) => hasKeyword(blocker, 'shadow') },
  // CR 702.31b
  { keyword: 'horsemanship', may: (_, blocker) => hasKeyword(blocker, 'horsemanship') },
  // CR 702.36b
  { keyword: 'fear', may: (_, blocker) => isArtifact(blocker) || hasColor(blocker, 'B') },
  // CR 702.13b
  {
    keyword: 'intimidate',
    may: (attacker, blocker) => isArtifact(blocker) || (attacker.colors & blocker.colors) !== 0,
  },
  // CR 702.118b
  { keyword: 'skulk', may: (attacker, blocker) => blocker.power <= attacker.power },
]

/** CR 702.14c: the defending player, who controls the blocker, controls a land of that kind. */
function walksPast(game: Game, attacker: ObjectId, blocker: Characteristics): boolean {
  const words = keywordsNamed(characteristics(game, attacker), 'landwalk')
  return words.length > 0 && words.some((word) => walksOn(game, attacker, blocker, word))
}

function walksOn(game: Game, attacker: ObjectId, blocker: Characteristics, word: Keyword): boolean {
  if (typeof word === 'string' || word.kind !== 'landwalk') return false
  const ctx = contextOf(attacker, characteristics(game, attacker).controller)
  return game.state.battlefield.some((id) => {
    const c = characteristics(game, id)
    return c.controller === blocker.controller && isLand(c) && matches(game, ctx, word.land, id)
  })
}

/** The evasion ability that keeps the blocker from blocking the attacker, or null. */
export function evasionAgainst(game: Game, attacker: ObjectId, blocker: ObjectId): string | null {
  const a = characteristics(game, attacker)
  const b = characteristics(game, blocker)
  // CR 701.54c
  if (b.power > a.power && game.state.objects[attacker]!.marks?.['ringBearer'] === a.controller + 1) return 'the Ring'
  // CR 702.28b: shadow works both ways.
  if (hasKeyword(b, 'shadow') && !hasKeyword(a, 'shadow')) return 'no shadow'
  if (!partsOf(a.abilities).keywords) return null
  for (const { keyword, may } of EVASION) if (hasKeyword(a, keyword) && !may(a, b)) return keyword
  if (walksPast(game, attacker, b)) return 'landwalk'
  // CR 702.16f
  return isProtectedFrom(game, attacker, blocker) ? 'protection' : null
}
