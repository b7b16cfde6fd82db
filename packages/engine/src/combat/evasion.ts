import type { Filter } from '@spellwright/dsl'
import { type Characteristics, hasColor, hasKeyword, hasType, isLand } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import type { Game } from '../game/game.ts'
import { isProtectedFrom } from '../keywords/protection.ts'
import { contextOf } from '../query/context.ts'
import { matches } from '../query/filter.ts'
import { mustGet } from '../query/lookup.ts'
import type { ObjectId, PlayerId } from '../state/ids.ts'

type Evasion = (attacker: Characteristics, blocker: Characteristics) => boolean

const isArtifact = (c: Characteristics): boolean => hasType(c, 'artifact')

/** Evasion abilities that compare only two creatures: may the blocker block the attacker? They are cumulative (CR 509.1b). */
const EVASION: ReadonlyMap<string, Evasion> = new Map<string, Evasion>([
  // CR 702.9b, 702.17b
  ['flying', (_, blocker) => hasKeyword(blocker, 'flying') || hasKeyword(blocker, 'reach')],
  // CR 702.28b
  ['shadow', (_, blocker) => hasKeyword(blocker, 'shadow')],
  // CR 702.31b
  ['horsemanship', (_, blocker) => hasKeyword(blocker, 'horsemanship')],
  // CR 702.36b
  ['fear', (_, blocker) => isArtifact(blocker) || hasColor(blocker, 'B')],
  // CR 702.13b
  ['intimidate', (attacker, blocker) => isArtifact(blocker) || (attacker.colors & blocker.colors) !== 0],
  // CR 702.118b
  ['skulk', (attacker, blocker) => blocker.power <= attacker.power],
])

/** CR 702.14c: the defending player, who controls the blocker, controls a land of that kind. */
function walksOn(game: Game, attacker: ObjectId, defender: PlayerId, land: Filter): boolean {
  const ctx = contextOf(attacker, characteristics(game, attacker).controller)
  for (const id of game.state.battlefield) {
    const c = characteristics(game, id)
    if (c.controller === defender && isLand(c) && matches(game, ctx, land, id)) return true
  }
  return false
}

/** The evasion ability that keeps the blocker from blocking the attacker, or null. */
export function evasionAgainst(game: Game, attacker: ObjectId, blocker: ObjectId): string | null {
  const a = characteristics(game, attacker)
  const b = characteristics(game, blocker)
  // CR 701.54c
  if (b.power > a.power && mustGet(game, attacker).marks?.['ringBearer'] === a.controller + 1) return 'the Ring'
  // CR 702.28b: a creature with shadow can block only creatures with shadow.
  if (hasKeyword(b, 'shadow') && !hasKeyword(a, 'shadow')) return 'no shadow'
  for (const { ability } of a.abilities) {
    if (ability.kind !== 'keyword') continue
    const word = ability.keyword
    if (typeof word === 'string') {
      if (EVASION.get(word)?.(a, b) === false) return word
    } else if (word.kind === 'landwalk') {
      if (walksOn(game, attacker, b.controller, word.land)) return 'landwalk'
    } else if (word.kind === 'protection') {
      // CR 702.16f
      if (isProtectedFrom(game, attacker, blocker)) return 'protection'
    }
  }
  return null
}
