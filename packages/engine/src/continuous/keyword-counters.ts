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

/** The mark that says since when counters of that kind are on an object (CR 613.7c). */
const sinceMark = (counter: string): string => `${counter} counter`

/** The marks of an object on which such a counter is put now. */
export function marksWithCounter({ marks }: GameObject, counter: string, timestamp: () => number): GameObject['marks'] {
  return GIVEN.has(counter) ? { ...marks, [sinceMark(counter)]: timestamp() } : marks
}

const alone: (readonly ObjectId[] | undefined)[] = []

/** Always the same list for the same object: effects on the same objects are told apart by it. */
export function listOfOne(id: ObjectId): readonly ObjectId[] {
  while (alone.length <= id) alone.push(undefined)
  alone[id] ??= [id]
  return alone[id]
}

const exaltedTimes: (readonly Modification[] | undefined)[] = []

/** CR 122.1b: each counter is an ability of its own, and each of these triggers; of the others one is as good as many. */
function exalted(times: number): readonly Modification[] {
  while (exaltedTimes.length <= times) exaltedTimes.push(undefined)
  exaltedTimes[times] ??= Array.from({ length: times }, () => GIVEN.get('exalted')![0]!)
  return exaltedTimes[times]
}

/** CR 122.1b, 613.1f: keyword counters apply in layer 6, each kind at its own time. */
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
