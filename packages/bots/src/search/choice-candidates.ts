import {
  type EntityId,
  isObjectEntity,
  type ObjectsDecision,
  type OptionsDecision,
  type Purpose,
} from '@spellwright/engine'
import type { SeenGame } from '../seat/seen-game.ts'
import type { SeenObject } from '../seat/seen-object.ts'
import { worthIn } from '../worth/zone-worth.ts'

/** How many choices are compared. */
const MOST_CHOICES = 6

const TRIED: ReadonlySet<Purpose> = new Set(['target', 'choose', 'chooseFound', 'sacrifice', 'costObjects', 'discard'])
const ANSWERED: ReadonlySet<Purpose> = new Set(['yesNo', 'payOrNot'])

/** What is chosen, whichever of several equal objects it is. */
function kindOf(object: SeenObject): string {
  const { permanent } = object
  const status = permanent && [permanent.tapped, permanent.attacking, permanent.counters, permanent.attachedTo]
  return JSON.stringify([object.info.name, object.zone, object.controller, status])
}

/** Where one object is chosen: the heuristic's, and others of another kind, what is worth most first. */
export function objectCandidates(
  s: SeenGame,
  { purpose, candidates, max, check }: ObjectsDecision,
  wanted: readonly EntityId[],
): (readonly EntityId[])[] {
  const [first] = wanted
  if (!TRIED.has(purpose) || max !== 1 || first === undefined || candidates.length < 2) return [wanted]
  const thingOf = (entity: EntityId): SeenObject | null => (isObjectEntity(entity) ? s.object(entity) : null)
  const worthOf = (entity: EntityId): number => {
    const object = thingOf(entity)
    return object ? worthIn(s, object, object.zone === 'library' ? 'hand' : object.zone) : Number.POSITIVE_INFINITY
  }
  const kinds = new Map<string, EntityId>()
  for (const entity of [first, ...candidates.toSorted((a, b) => worthOf(b) - worthOf(a))]) {
    const object = thingOf(entity)
    const kind = object ? kindOf(object) : String(entity)
    if (!kinds.has(kind) && (check?.([entity]) ?? null) === null) kinds.set(kind, entity)
  }
  return [...kinds.values()].slice(0, MOST_CHOICES).map((entity) => [entity])
}

/** Yes or no: what the heuristic says, and the other. */
export function optionCandidates(
  { purpose, options, min, max }: OptionsDecision,
  wanted: readonly number[],
): [readonly number[], ...(readonly number[])[]] {
  if (!ANSWERED.has(purpose) || min !== 1 || max !== 1) return [wanted]
  return [wanted, ...options.flatMap((_, index) => (wanted.includes(index) ? [] : [[index]]))]
}
