import type { Cost, Keyword, Modes } from '@spellwright/dsl'
import { hasKeyword, keywordsNamed } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import type { Game } from '../game/game.ts'
import type { ObjectId } from '../state/ids.ts'

const costOf = (word: Keyword): Cost =>
  typeof word === 'object' && (word.kind === 'escalate' || word.kind === 'strive') ? word.cost : []

/** Each keyword's cost, that many times. Creatures to tap are one cost, so that none is tapped twice. */
function repeated(words: readonly Keyword[], times: number): Cost[] {
  if (times <= 0) return []
  return words.flatMap((word) => {
    const cost = costOf(word)
    const [only] = cost
    return only?.kind === 'tapOther' && cost.length === 1 && only.count === undefined
      ? [[{ ...only, count: times }]]
      : Array.from({ length: times }, () => cost)
  })
}

/** CR 702.120a, 702.172a, 702.183a: what the chosen modes cost in addition. */
export function costsOfModes(game: Game, id: ObjectId, modes: Modes | undefined, chosen: readonly number[]): Cost[] {
  if (modes === undefined) return []
  const own = chosen.flatMap((mode) => modes.options[mode]?.cost ?? [])
  const escalate = keywordsNamed(characteristics(game, id), 'escalate')
  return [...(own.length === 0 ? [] : [own]), ...repeated(escalate, chosen.length - 1)]
}

/** The additional costs of targets beyond the first (strive). */
export const costsOfTargets = (game: Game, id: ObjectId, targets: number): Cost[] =>
  repeated(keywordsNamed(characteristics(game, id), 'strive'), targets - 1)

export const hasStrive = (game: Game, id: ObjectId): boolean => hasKeyword(characteristics(game, id), 'strive')

/** Does choosing modes cost something? */
export const haveCosts = (game: Game, id: ObjectId, modes: Modes): boolean =>
  modes.keyword !== undefined || hasKeyword(characteristics(game, id), 'escalate')
