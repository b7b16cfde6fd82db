import type { Zone } from '@spellwright/dsl'
import { type AbilityParts, partsOf } from '../continuous/ability-parts.ts'
import type { AbilityInstance, Characteristics } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import type { Game } from '../game/game.ts'
import { CacheSlot } from '../state/cache-slot.ts'
import type { ObjectId, PlayerId } from '../state/ids.ts'
import { forEachFunctioning } from './functioning.ts'

/** An object with triggered or static abilities that function in the zone it is in. */
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

  isStill(id: ObjectId, zone: Zone, controller: PlayerId, parts: AbilityParts, x: number): boolean {
    return (
      this.id === id && this.parts === parts && this.controller === controller && this.zone === zone && this.x === x
    )
  }
}

/** The list is the same object while the same objects have the same abilities, so results derived from it stay valid. */
export interface WorkingList {
  readonly epoch: number
  readonly list: readonly Working[]
}

const NONE: readonly Working[] = []

/** The parts of an object's abilities, by id: a faster lookup than by the list of abilities. */
class PartsById {
  private readonly lists: (readonly AbilityInstance[] | null)[] = []
  private readonly parts: (AbilityParts | null)[] = []

  of(id: ObjectId, { abilities }: Characteristics): AbilityParts {
    if (id < this.lists.length && this.lists[id] === abilities) return this.parts[id]!
    while (this.lists.length <= id) {
      this.lists.push(null)
      this.parts.push(null)
    }
    const parts = partsOf(abilities)
    this.lists[id] = abilities
    this.parts[id] = parts
    return parts
  }
}

const partsById = new CacheSlot(() => new PartsById())

/** Every object with triggered abilities, rules or replacement effects that function now. */
export function workingObjects(game: Game): readonly Working[] {
  const before = game.working
  return before !== null && before.epoch === game.epoch ? before.list : refreshed(game, before)
}

/** A function of its own, because one that makes closures is slower even where it returns before it makes any. */
function refreshed(game: Game, before: WorkingList | null): readonly Working[] {
  const old = before === null ? NONE : before.list
  const known = partsById.of(game)
  const list: Working[] = []
  let isSame = true
  forEachFunctioning(game, (id, zone) => {
    const c = characteristics(game, id)
    const parts = known.of(id, c)
    if (!parts.works) return
    const x = xOf(game, id, zone)
    const still = list.length < old.length ? old[list.length]! : null
    if (still?.isStill(id, zone, c.controller, parts, x)) list.push(still)
    else {
      isSame = false
      list.push(new Working(id, zone, c.controller, parts, x))
    }
  })
  const kept = isSame && list.length === old.length ? old : list
  game.working = { epoch: game.epoch, list: kept }
  return kept
}

const xOf = (game: Game, id: ObjectId, zone: Zone): number =>
  zone === 'stack' ? (game.state.objects[id]!.stack?.x ?? 0) : 0
