import { NO_OBJECT, type ObjectId, type PlayerId } from '../state/ids.ts'
import type { Bindings, EventRoles } from '../state/object.ts'

/** What words like "self", "you", "that creature" and X mean while card data is read. */
export interface Context {
  readonly source: ObjectId
  readonly controller: PlayerId
  readonly bindings: Bindings
  readonly event: EventRoles | null
  readonly x: number
  /** Inside a continuous effect: the object being affected. */
  readonly affected: ObjectId
  readonly affectedPlayer: PlayerId | -1
  readonly abilityKey: string
}

/** A class, so that contexts share a shape with each other and with nothing else: they are read everywhere. */
class PlainContext implements Context {
  readonly source: ObjectId
  readonly controller: PlayerId
  readonly bindings: Bindings
  readonly event: EventRoles | null
  readonly x: number
  readonly affected: ObjectId
  readonly affectedPlayer: PlayerId | -1
  readonly abilityKey: string

  constructor(
    source: ObjectId,
    controller: PlayerId,
    rest: Omit<Context, 'source' | 'controller'>,
    more: Partial<Context>,
  ) {
    this.source = source
    this.controller = controller
    this.bindings = more.bindings ?? rest.bindings
    this.event = more.event ?? rest.event
    this.x = more.x ?? rest.x
    this.affected = more.affected ?? rest.affected
    this.affectedPlayer = more.affectedPlayer ?? rest.affectedPlayer
    this.abilityKey = more.abilityKey ?? rest.abilityKey
  }
}

const NOTHING: Partial<Context> = {}
const PLAIN = { bindings: {}, event: null, x: 0, affected: NO_OBJECT, affectedPlayer: -1, abilityKey: '' } as const

export const contextOf = (source: ObjectId, controller: PlayerId, more: Partial<Context> = NOTHING): Context =>
  new PlainContext(source, controller, PLAIN, more)

/** The same with something else in some places. */
export const contextWith = (ctx: Context, more: Partial<Context>): Context =>
  new PlainContext(more.source ?? ctx.source, more.controller ?? ctx.controller, ctx, more)
