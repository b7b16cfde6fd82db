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

/** The same with something else in some places. */
export function contextWith(ctx: Context, more: Partial<Context>): Context {
  return {
    source: more.source ?? ctx.source,
    controller: more.controller ?? ctx.controller,
    bindings: more.bindings ?? ctx.bindings,
    event: more.event ?? ctx.event,
    x: more.x ?? ctx.x,
    affected: more.affected ?? ctx.affected,
    affectedPlayer: more.affectedPlayer ?? ctx.affectedPlayer,
    abilityKey: more.abilityKey ?? ctx.abilityKey,
  }
}

const NO_BINDINGS: Bindings = {}
const NOTHING: Partial<Context> = {}

export function contextOf(source: ObjectId, controller: PlayerId, more: Partial<Context> = NOTHING): Context {
  return {
    source,
    controller,
    bindings: more.bindings ?? NO_BINDINGS,
    event: more.event ?? null,
    x: more.x ?? 0,
    affected: more.affected ?? NO_OBJECT,
    affectedPlayer: more.affectedPlayer ?? -1,
    abilityKey: more.abilityKey ?? '',
  }
}
