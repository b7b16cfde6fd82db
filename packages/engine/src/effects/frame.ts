import type { Context } from '../query/context.ts'
import type { Cause } from '../replacement/proposal.ts'
import { NO_OBJECT, type ObjectId, type PlayerId } from '../state/ids.ts'
import type { Binding, Bindings, EventRoles } from '../state/object.ts'

const NOTHING: readonly ObjectId[] = []

/** The frame of a resolving spell or ability: a context whose names grow as steps bind what they did. */
export class Frame implements Context {
  readonly source: ObjectId
  readonly controller: PlayerId
  bindings: Bindings
  readonly event: EventRoles | null
  /** Chosen as a cost is paid while it resolves, where it was not chosen before (CR 107.3f). */
  x: number
  readonly affected: ObjectId
  readonly affectedPlayer: PlayerId | -1
  readonly abilityKey: string
  /** Shares of divided amounts, by target name; of the mode that is carried out now. */
  shares: Readonly<Record<string, readonly number[]>>
  /** Objects from this id on came to be while it resolves. */
  readonly firstNew: number
  /** Cards revealed while it resolves. */
  revealed: readonly ObjectId[] = NOTHING

  constructor(ctx: Context, shares: Readonly<Record<string, readonly number[]>> = {}, firstNew = 0) {
    this.source = ctx.source
    this.controller = ctx.controller
    this.bindings = ctx.bindings
    this.event = ctx.event
    this.x = ctx.x
    this.affected = ctx.affected ?? NO_OBJECT
    this.affectedPlayer = ctx.affectedPlayer
    this.abilityKey = ctx.abilityKey
    this.shares = shares
    this.firstNew = firstNew
  }

  /** The cause of what this spell or ability does. */
  get cause(): Cause {
    return { kind: 'effect', source: this.source, controller: this.controller }
  }

  bind(name: string | undefined, value: Binding): void {
    if (name !== undefined) this.bindings = { ...this.bindings, [name]: value }
  }
}
