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

  constructor(id: ObjectId, zone: Zone, controller: PlayerId, parts: AbilityParts) {
    this.id = id
    this.zone = zone
    this.controller = controller
    this.parts = parts
  }
}

export interface WorkingList {
  readonly epoch: number
  readonly list: readonly Working[]
}

/** Every object with triggered abilities, rules or replacement effects: where triggers and statics are looked for. */
export function workingObjects(game: Game): readonly Working[] {
  if (game.working?.epoch === game.epoch) return game.working.list
  const list: Working[] = []
  forEachFunctioning(game, (id, zone) => {
    const c = characteristics(game, id)
    const parts = partsOf(c.abilities)
    if (parts.works) list.push(new Working(id, zone, c.controller, parts))
  })
  game.working = { epoch: game.epoch, list }
  return list
}
