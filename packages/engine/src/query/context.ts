import { NO_OBJECT, type ObjectId, type PlayerId } from '../state/ids.ts'
import type { Binding, Bindings, EventRoles } from '../state/object.ts'
import type { Viewpoint } from './viewpoint.ts'

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
  /** The player who reads the card data; null while the rules read it, which know everything. */
  readonly viewpoint: Viewpoint | null
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
  readonly viewpoint: Viewpoint | null

  constructor(
    source: ObjectId,
    controller: PlayerId,
    bindings: Bindings,
    event: EventRoles | null,
    x: number,
    affected: ObjectId,
    affectedPlayer: PlayerId | -1,
    abilityKey: string,
    viewpoint: Viewpoint | null,
  ) {
    this.source = source
    this.controller = controller
    this.bindings = bindings
    this.event = event
    this.x = x
    this.affected = affected
    this.affectedPlayer = affectedPlayer
    this.abilityKey = abilityKey
    this.viewpoint = viewpoint
  }
}

const NO_BINDINGS: Bindings = {}

/** An ability of the source asks. */
export const abilityContext = (source: ObjectId, controller: PlayerId, abilityKey: string): Context =>
  new PlainContext(source, controller, NO_BINDINGS, null, 0, NO_OBJECT, -1, abilityKey, null)

/** A player reads what the source says. */
export const playerContext = (
  viewpoint: Viewpoint,
  source: ObjectId,
  controller: PlayerId,
  x = 0,
  bindings: Bindings = NO_BINDINGS,
): Context => new PlainContext(source, controller, bindings, null, x, NO_OBJECT, -1, '', viewpoint)

const PLAIN = abilityContext(NO_OBJECT, 0, '')

export const contextOf = (source: ObjectId, controller: PlayerId, more?: Partial<Context>): Context =>
  more === undefined ? abilityContext(source, controller, '') : changed(source, controller, PLAIN, more)

/** The same with something else in some places. */
export const contextWith = (ctx: Context, more: Partial<Context>): Context =>
  changed(more.source ?? ctx.source, more.controller ?? ctx.controller, ctx, more)

const changed = (source: ObjectId, controller: PlayerId, rest: Context, more: Partial<Context>): Context =>
  new PlainContext(
    source,
    controller,
    more.bindings ?? rest.bindings,
    more.event ?? rest.event,
    more.x ?? rest.x,
    more.affected ?? rest.affected,
    more.affectedPlayer ?? rest.affectedPlayer,
    more.abilityKey ?? rest.abilityKey,
    more.viewpoint ?? rest.viewpoint,
  )

/** The same, for one of the objects a continuous effect affects. */
export const contextAffecting = (ctx: Context, affected: ObjectId): Context =>
  new PlainContext(
    ctx.source,
    ctx.controller,
    ctx.bindings,
    ctx.event,
    ctx.x,
    affected,
    ctx.affectedPlayer,
    ctx.abilityKey,
    ctx.viewpoint,
  )

/** The same, with one more name bound. */
export const contextBinding = (ctx: Context, name: string, binding: Binding): Context =>
  new PlainContext(
    ctx.source,
    ctx.controller,
    { ...ctx.bindings, [name]: binding },
    ctx.event,
    ctx.x,
    ctx.affected,
    ctx.affectedPlayer,
    ctx.abilityKey,
    ctx.viewpoint,
  )
