import type {
  Condition,
  Filter,
  ObjectRef,
  PlayerRef,
  Quantity,
  Recipient,
  Selector,
  TargetSpec,
  Zone,
} from '@spellwright/dsl'
import { isStillLegal, legalTargets } from '../casting/targets.ts'
import type { Characteristics } from '../continuous/characteristics.ts'
import { copiableValues } from '../continuous/copiable.ts'
import { characteristics } from '../continuous/read.ts'
import type { Game } from '../game/game.ts'
import { isProtectedFrom } from '../keywords/protection.ts'
import { condition } from '../query/condition.ts'
import { type Context, contextOf, playerContext } from '../query/context.ts'
import { fitsFilter, matches, objectsMatching } from '../query/filter.ts'
import { knows, knowsCharacteristics, knowsId } from '../query/knowledge.ts'
import { recordOf } from '../query/lookup.ts'
import { quantity } from '../query/quantity.ts'
import { playersOf, settledEntities, settledRecipients, settledSelection } from '../query/refs.ts'
import { type Beliefs, supposedCast, type Viewpoint } from '../query/viewpoint.ts'
import { type EntityId, isObjectEntity, NO_OBJECT, type ObjectId, type PlayerId } from '../state/ids.ts'
import type { Binding, Bindings, EventRoles, GameObject } from '../state/object.ts'
import { objectWith } from '../state/records.ts'
import { byName, knownCard } from './card-view.ts'
import type { KnownCard } from './types.ts'

/** Somebody asks with a context that another player, or the rules, would read with. */
export class ForeignContextError extends Error {
  override name = 'ForeignContextError'

  constructor() {
    super('This context is not from this seat: make it with `context` or `stackContext` of the same reader.')
  }
}

/** How a card is supposed to be: where, with which face up, or face down. */
export interface Supposition {
  readonly zone: Zone
  readonly face?: number
  readonly faceDown?: boolean
}

/** A card the player knows, read as if it were in another zone: one in hand as the permanent or spell it could become. */
export class SupposedObject {
  readonly #object: GameObject
  readonly #characteristics: Characteristics

  constructor(object: GameObject, c: Characteristics) {
    this.#object = object
    this.#characteristics = c
  }

  fits(game: Game, ctx: Context, filter: Filter): boolean {
    return fitsFilter(game, ctx, filter, this.#object, this.#characteristics)
  }

  get zone(): Zone {
    return this.#object.zone
  }
}

/**
 * Card data as a player in one seat reads it: the same evaluation the rules use, which answers only from what this player
 * may know. Objects they may not know fit no filter and are not counted. Where something is not settled yet, the answer is
 * what the reader's beliefs say, or `undefined` for references.
 */
export class CardDataReader {
  readonly #game: Game
  readonly #player: PlayerId
  readonly #viewpoint: Viewpoint

  constructor(game: Game, player: PlayerId, beliefs: Beliefs) {
    this.#game = game
    this.#player = player
    this.#viewpoint = { player, beliefs, attackers: null }
  }

  /** What "self", "you", X and bound names mean for what is read. */
  context(source: ObjectId, controller: PlayerId, x?: number, bindings?: Bindings): Context {
    return playerContext(this.#viewpoint, source, controller, x, bindings)
  }

  /** The same, supposing that these creatures attack together. */
  attackContext(source: ObjectId, controller: PlayerId, attackers: ReadonlySet<ObjectId>): Context {
    return playerContext({ ...this.#viewpoint, attackers }, source, controller)
  }

  /** What a spell or ability on the stack knows: its targets, X, costs that bound something, and the event that triggered it. */
  stackContext(id: ObjectId): Context | null {
    const object = this.#game.state.objects[id]
    if (object?.stack == null) return null
    const { kind, source, x, bindings, event, abilityKey } = object.stack
    return contextOf(kind === 'spell' ? id : this.#idOrNothing(source), object.controller, {
      x,
      bindings: this.#namedBindings(bindings),
      event: event === null ? null : this.#namedEvent(event),
      abilityKey,
      viewpoint: this.#viewpoint,
    })
  }

  /** Does the object fit? `implied`: the zone of a filter that names none; null: any. */
  matches(ctx: Context, filter: Filter, id: ObjectId, implied: Zone | null = 'battlefield'): boolean {
    return matches(this.#game, this.#own(ctx), filter, id, implied)
  }

  /** Every object that fits and that the player could name. */
  objectsMatching(ctx: Context, filter: Filter): readonly ObjectId[] {
    return this.#named(objectsMatching(this.#game, this.#own(ctx), filter))
  }

  /** Cards in the other player's hand, or in a library, that the player knows and that fit: without ids, by name. */
  knownCards(ctx: Context, filter: Filter, whose: PlayerId, zone: 'hand' | 'library'): readonly KnownCard[] {
    const game = this.#game
    const found: KnownCard[] = []
    for (const id of game.state[zone][whose]) {
      const object = game.state.objects[id]!
      if (knows(game, this.#player, object) && matches(game, this.#own(ctx), filter, id, null))
        found.push(knownCard(game, object))
    }
    return byName(found)
  }

  /** A card as if it were elsewhere; null where the player may not know it. */
  suppose(id: ObjectId, { zone, face, faceDown = false }: Supposition): SupposedObject | null {
    const game = this.#game
    const object = game.state.objects[id]
    if (object === undefined || !knowsCharacteristics(game, this.#player, object)) return null
    const supposed = objectWith(object, {
      zone,
      face: face ?? object.face,
      faceDown,
      cast: supposedCast(object),
      enteredTurn: zone === 'battlefield' ? game.state.turn.number : object.enteredTurn,
    })
    const isAsItIs = supposed.face === object.face && faceDown === object.faceDown
    return new SupposedObject(supposed, isAsItIs ? characteristics(game, id) : copiableValues(game, supposed))
  }

  /** Does a supposed object fit? A filter that names no zone means any. */
  fits(ctx: Context, filter: Filter, supposed: SupposedObject): boolean {
    const { zone } = filter
    if (zone !== undefined && !(typeof zone === 'string' ? zone === supposed.zone : zone.includes(supposed.zone)))
      return false
    return supposed.fits(this.#game, this.#own(ctx), filter)
  }

  /** The number that the quantity is now. */
  quantity(ctx: Context, q: Quantity): number {
    return typeof q === 'number' ? q : quantity(this.#game, this.#own(ctx), q)
  }

  /** Whether the condition holds now. */
  condition(ctx: Context, c: Condition): boolean {
    return condition(this.#game, this.#own(ctx), c)
  }

  /** The players that the reference names. */
  players(ctx: Context, ref: PlayerRef): readonly PlayerId[] {
    return playersOf(this.#game, this.#own(ctx), ref)
  }

  /** What a reference points at; undefined while that is not settled. */
  entities(ctx: Context, ref: ObjectRef): readonly EntityId[] | undefined {
    return this.#namedIfSettled(settledEntities(this.#game, this.#own(ctx), ref))
  }

  /** Everything a selector names; undefined while that is not settled. */
  selection(ctx: Context, selector: Selector): readonly EntityId[] | undefined {
    return this.#namedIfSettled(settledSelection(this.#game, this.#own(ctx), selector))
  }

  /** The objects and players a recipient names; undefined while that is not settled. */
  recipients(ctx: Context, recipient: Recipient): readonly EntityId[] | undefined {
    return this.#namedIfSettled(settledRecipients(this.#game, this.#own(ctx), recipient))
  }

  /** What could be chosen for a target word, the source of the context being the spell or the object with the ability. */
  targets(ctx: Context, spec: TargetSpec): readonly EntityId[] {
    if (!this.#isKnown(ctx.source)) return []
    return this.#named(legalTargets(this.#game, this.#own(ctx), spec, this.#spellIn(ctx)))
  }

  /** Whether that object or player may be chosen as this target. */
  isTarget(ctx: Context, spec: TargetSpec, entity: EntityId): boolean {
    if (!this.#isKnown(ctx.source)) return false
    return isStillLegal(this.#game, this.#own(ctx), spec, entity, this.#spellIn(ctx))
  }

  /** CR 702.16: does that permanent have protection from that source? */
  isProtectedFrom(id: ObjectId, source: ObjectId): boolean {
    const isThere = this.#game.state.objects[id]?.zone === 'battlefield'
    return isThere && this.#isKnown(source) && isProtectedFrom(this.#game, id, source)
  }

  /** The source where it is, or would be, a spell: it cannot target itself. */
  #spellIn({ source }: Context): ObjectId {
    return this.#game.state.objects[source]?.zone === 'battlefield' ? NO_OBJECT : source
  }

  #isKnown(id: ObjectId): boolean {
    const record = recordOf(this.#game, id)
    return record !== undefined && knowsCharacteristics(this.#game, this.#player, record)
  }

  #own(ctx: Context): Context {
    if (ctx.viewpoint?.player !== this.#player) throw new ForeignContextError()
    return ctx
  }

  #namedIfSettled(entities: readonly EntityId[] | undefined): readonly EntityId[] | undefined {
    return entities === undefined ? undefined : this.#named(entities)
  }

  /** Without the ids of cards in hidden zones; the list itself where there are none. */
  #named<T extends EntityId>(entities: readonly T[]): readonly T[] {
    return entities.every((entity) => this.#mayName(entity)) ? entities : entities.filter((one) => this.#mayName(one))
  }

  #idOrNothing(id: ObjectId): ObjectId {
    return this.#mayName(id) ? id : NO_OBJECT
  }

  #namedBindings(bindings: Bindings): Bindings {
    const named: Record<string, Binding> = {}
    for (const name in bindings) {
      const bound = bindings[name]!
      named[name] = typeof bound === 'object' ? this.#named(bound) : bound
    }
    return named
  }

  #namedEvent(event: EventRoles): EventRoles {
    return {
      ...event,
      object: this.#idOrNothing(event.object),
      source: this.#idOrNothing(event.source),
      becameId: this.#idOrNothing(event.becameId),
      objects: this.#named(event.objects),
    }
  }

  #mayName(entity: EntityId): boolean {
    if (!isObjectEntity(entity)) return true
    const record = recordOf(this.#game, entity)
    return record === undefined || knowsId(this.#game, this.#player, record)
  }
}
