import type { Zone } from '@spellwright/dsl'
import { type AbilityParts, partsOf } from '../continuous/ability-parts.ts'
import { characteristics } from '../continuous/read.ts'
import type { Game } from '../game/game.ts'
import type { ObjectId, PlayerId } from '../state/ids.ts'
import { forEachFunctioning } from './functioning.ts'

/** An object some of whose abilities work where it is, without anybody doing anything. */
export class Working {
  readonly id: ObjectId
  readonly zone: Zone
  readonly controller: PlayerId
  readonly parts: AbilityParts
  /** X of a spell, for what its own text says of it (CR 107.3). */
  readonly x: number

  constructor(id: ObjectId, zone: Zone, controller: PlayerId, parts: AbilityParts, x: number) {
    this.id = id
    this.zone = zone
    this.controller = controller
    this.parts = parts
    this.x = x
  }
}

/** The same list for as long as the same objects have the same abilities: what was found by it then still holds. */
export interface WorkingList {
  readonly epoch: number
  readonly list: readonly Working[]
}

const isSame = (a: Working, b: Working): boolean =>
  a.id === b.id && a.parts === b.parts && a.controller === b.controller && a.zone === b.zone && a.x === b.x

function areSame(before: readonly Working[], now: readonly Working[]): boolean {
  if (before.length !== now.length) return false
  for (let at = 0; at < now.length; at++) if (!isSame(before[at]!, now[at]!)) return false
  return true
}

/** Every object with triggered abilities, rules or replacement effects: where triggers and statics are looked for. */
export function workingObjects(game: Game): readonly Working[] {
  const before = game.working
  return before !== null && before.epoch === game.epoch ? before.list : lookAnew(game, before)
}

/** Apart from the quick answer: a function that makes closures costs something as soon as it is called. */
function lookAnew(game: Game, before: WorkingList | null): readonly Working[] {
  const list: Working[] = []
  forEachFunctioning(game, (id, zone) => {
    const c = characteristics(game, id)
    const parts = partsOf(c.abilities)
    if (parts.works) list.push(new Working(id, zone, c.controller, parts, xOf(game, id, zone)))
  })
  const kept = before !== null && areSame(before.list, list) ? before.list : list
  game.working = { epoch: game.epoch, list: kept }
  return kept
}

const xOf = (game: Game, id: ObjectId, zone: Zone): number =>
  zone === 'stack' ? (game.state.objects[id]!.stack?.x ?? 0) : 0
