import {
  type Ability,
  apply,
  type EffectOf,
  gain,
  gainAbility,
  keywordName,
  type Modification,
  putCounters,
} from '@spellwright/dsl'
import type { Game } from '../game/game.ts'
import { recordOf } from '../query/lookup.ts'
import { objectsOf } from '../query/refs.ts'
import { printedFace } from '../state/compiled.ts'
import type { ObjectId } from '../state/ids.ts'
import type { Frame } from './frame.ts'
import { runSteps } from './run.ts'

const isBackup = (ability: Ability): boolean => ability.kind === 'keyword' && keywordName(ability.keyword) === 'backup'

/** CR 702.165a–c: the abilities printed below its backup ability, or below that of what it copies. */
function printedBelow(game: Game, id: ObjectId): readonly Ability[] {
  const object = recordOf(game, id)
  if (object === undefined || object.faceDown) return []
  const { abilities } = printedFace(game, object).face
  const at = abilities.findIndex(isBackup)
  return at < 0 ? [] : abilities.slice(at + 1).filter((ability) => !isBackup(ability))
}

const given = (ability: Ability): Modification =>
  ability.kind === 'keyword' ? gain(ability.keyword) : gainAbility(ability)

export function backup(game: Game, frame: Frame, { what, count }: EffectOf<'backup'>): void {
  const isAnother = !objectsOf(game, frame, what).includes(frame.source)
  const more = isAnother ? printedBelow(game, frame.source).map(given) : []
  runSteps(game, frame, [putCounters('+1/+1', count, what), ...(more.length === 0 ? [] : [apply(what, more)])])
}
