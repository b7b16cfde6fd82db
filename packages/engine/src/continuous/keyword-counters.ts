import { KEYWORD_COUNTERS, type Modification } from '@spellwright/dsl'
import { contextOf } from '../query/context.ts'
import type { ObjectId } from '../state/ids.ts'
import type { GameObject } from '../state/object.ts'
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

/** CR 122.1b, 613.1f: keyword counters apply in layer 6, each kind with its own timestamp. */
export function effectsOfCounters(object: GameObject, found: ActiveEffect[]): void {
  for (const counter in object.counters) {
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
