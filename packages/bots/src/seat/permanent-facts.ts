import type { StaticAbility } from '@spellwright/dsl'
import type { ObjectId, PermanentView, PlayerId, SeatAccess } from '@spellwright/engine'
import type { Fighter } from '../combat/fighter.ts'
import { type AbilityFacts, abilityFactsOf } from '../facts/ability-facts.ts'
import { hasKeyword, isCreature, isLand, type SeenObject, seenPermanent } from './seen-object.ts'

/** A static ability of a permanent, with its source and controller. */
export interface ActiveStatic {
  readonly ability: StaticAbility
  readonly source: ObjectId
  readonly controller: PlayerId
}

/** What a bot has found out about one permanent. It holds for as long as the view of the permanent is the same object. */
export class PermanentFacts {
  readonly view: PermanentView
  readonly object: SeenObject
  readonly abilityFacts: AbilityFacts
  readonly isMine: boolean
  readonly isCreature: boolean
  readonly isLand: boolean
  /** A creature that could attack this turn. */
  readonly isReady: boolean
  /** Its index in the battlefield's list. */
  place = 0
  /** What it is worth and how it fights; each is computed when it is first needed. */
  worth: number | null = null
  fighter: Fighter | null = null

  /** `before` are the facts about the same permanent before it changed. */
  constructor(seat: SeatAccess, view: PermanentView, before: PermanentFacts | null) {
    this.view = view
    this.object = seenPermanent(view)
    this.abilityFacts =
      before !== null && before.view.abilities === view.abilities
        ? before.abilityFacts
        : abilityFactsOf(seat.abilitiesOf(view.id), before?.abilityFacts)
    this.isMine = view.controller === seat.player
    this.isCreature = isCreature(view)
    this.isLand = isLand(view)
    this.isReady = this.isCreature && !view.tapped && !view.summoningSick && !hasKeyword(view, 'defender')
  }
}
