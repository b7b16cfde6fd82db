import { gain, gainAbility, type Modification, rule } from '@spellwright/dsl'
import { contextOf } from '../query/context.ts'
import type { GameObject } from '../state/object.ts'
import { factsOf } from './effect-facts.ts'
import type { ActiveEffect } from './effects.ts'
import { listOfOne } from './keyword-counters.ts'

/** CR 701.60c */
const SUSPECTED: readonly Modification[] = [gain('menace'), gainAbility(rule({ kind: 'cantBlock', what: 'self' }))]

/** The effects of designations of a permanent; the value of the mark is the timestamp. */
export function effectsOfDesignations({ id, controller, marks }: GameObject, found: ActiveEffect[]): void {
  const timestamp = marks?.['suspected']
  if (timestamp === undefined) return
  found.push({
    key: `${id}:suspected`,
    source: id,
    timestamp,
    ctx: contextOf(id, controller),
    apply: SUSPECTED,
    isCda: false,
    facts: factsOf(SUSPECTED, null),
    staticAbility: null,
    objects: listOfOne(id),
  })
}
