import type { StaticAbility } from '@spellwright/dsl'
import type { ObjectId, PermanentView, PlayerId, SeatAccess } from '@spellwright/engine'
import type { Fighter } from '../combat/fighter.ts'
import { type Kit, kitOf } from '../facts/kit.ts'
import { hasKeyword, isCreature, isLand, permanentThing, type Thing } from './thing.ts'

/** A static ability on the battlefield, with whose it is. */
export interface ActiveStatic {
  readonly ability: StaticAbility
  readonly source: ObjectId
  readonly controller: PlayerId
}

/** What a seat has found out about one permanent; it holds while the view of the permanent is the same. */
export class Piece {
  readonly view: PermanentView
  readonly thing: Thing
  readonly kit: Kit
  readonly isMine: boolean
  readonly isCreature: boolean
  readonly isLand: boolean
  /** A creature that could attack this turn. */
  readonly isReady: boolean
  /** Where on the table it is. */
  place = 0
  /** Worth and strength, once somebody has asked for them. */
  worth: number | null = null
  fighter: Fighter | null = null

  /** `before`: the same permanent as it was. */
  constructor(seat: SeatAccess, view: PermanentView, before: Piece | null) {
    this.view = view
    this.thing = permanentThing(view)
    this.kit =
      before !== null && before.view.abilities === view.abilities
        ? before.kit
        : kitOf(seat.abilitiesOf(view.id), before?.kit)
    this.isMine = view.controller === seat.player
    this.isCreature = isCreature(view)
    this.isLand = isLand(view)
    this.isReady = this.isCreature && !view.tapped && !view.summoningSick && !hasKeyword(view, 'defender')
  }
}
