import { KEYWORD_COUNTERS, type Modification } from '@spellwright/dsl'
import type { Game } from '../game/game.ts'
import { contextOf } from '../query/context.ts'
import { isObjectEntity, type ObjectId } from '../state/ids.ts'
import type { GameObject } from '../state/object.ts'
import { hasSubtype } from './characteristics.ts'
import { copiableValues } from './copiable.ts'
import { factsOf } from './effect-facts.ts'
import type { ActiveEffect } from './effects.ts'

const GIVEN: ReadonlyMap<string, readonly Modification[]> = new Map(
  KEYWORD_COUNTERS.map((word) => [
    word,
    [{ kind: 'gainKeyword', keyword: word === 'exalted' ? { kind: 'exalted' } : word }],
  ]),
)

/** The mark with the timestamp of the latest counter of that kind (CR 613.7c). */
const sinceMark = (counter: string): string => `${counter} counter`

/** The marks of an object after such a counter was put on it. */
export function marksWithCounter({ marks }: GameObject, counter: string, timestamp: () => number): GameObject['marks'] {
  return GIVEN.has(counter) ? { ...marks, [sinceMark(counter)]: timestamp() } : marks
}

const listsOfOne: (readonly ObjectId[] | undefined)[] = []

/** Always the same list for the same object, so that effects can be compared by their lists of objects. */
export function listOfOne(id: ObjectId): readonly ObjectId[] {
  while (listsOfOne.length <= id) listsOfOne.push(undefined)
  listsOfOne[id] ??= [id]
  return listsOfOne[id]
}

const exaltedTimes: (readonly Modification[] | undefined)[] = []

/** CR 122.1b: each exalted counter gives a separate ability that triggers. For other keywords one instance is enough. */
function exalted(times: number): readonly Modification[] {
  while (exaltedTimes.length <= times) exaltedTimes.push(undefined)
  exaltedTimes[times] ??= Array.from({ length: times }, () => GIVEN.get('exalted')![0]!)
  return exaltedTimes[times]
}

const honedTimes: (readonly Modification[] | undefined)[] = []

function honed(times: number): readonly Modification[] {
  while (honedTimes.length <= times) honedTimes.push(undefined)
  honedTimes[times] ??= [{ kind: 'modifyPT', power: times, toughness: 0 }]
  return honedTimes[times]
}

/** Each hone counter on an Equipment gives the equipped creature +1/+0, as the reminder text of these cards says. */
function honesCreature(game: Game, object: GameObject, times: number, found: ActiveEffect[]): void {
  if (object.attachedTo === 0 || !isObjectEntity(object.attachedTo)) return
  if (!hasSubtype(copiableValues(game, object), 'Equipment')) return
  const apply = honed(times)
  found.push({
    key: `${object.id}:hone counter`,
    source: object.id,
    timestamp: object.timestamp,
    ctx: contextOf(object.id, object.controller),
    apply,
    isCda: false,
    facts: factsOf(apply, null),
    staticAbility: null,
    objects: listOfOne(object.attachedTo),
  })
}

/** CR 122.1b, 613.1f: keyword counters apply in layer 6, each kind with its own timestamp. */
export function effectsOfCounters(game: Game, object: GameObject, found: ActiveEffect[]): void {
  for (const counter in object.counters) {
    if (counter === 'hone') honesCreature(game, object, object.counters[counter] ?? 0, found)
    const given = GIVEN.get(counter)
    if (given === undefined) continue
    const apply = counter === 'exalted' ? exalted(object.counters[counter]!) : given
    found.push({
      key: `${object.id}:${counter} counter`,
      source: object.id,
      timestamp: object.marks?.[sinceMark(counter)] ?? object.timestamp,
      ctx: contextOf(object.id, object.controller),
      apply,
      isCda: false,
      facts: factsOf(apply, null),
      staticAbility: null,
      objects: listOfOne(object.id),
    })
  }
}
