import type { CardDefinition, StaticAbility, Zone } from '@spellwright/dsl'
import {
  type AbilityInstance,
  type CardSource,
  type CardView,
  type GameView,
  type ObjectId,
  otherPlayer,
  type PermanentView,
  type PlayerId,
  type SeatAccess,
  type StackView,
  type TurnView,
} from '@spellwright/engine'
import type { Fighter } from '../combat/fighter.ts'
import { cardTraits, type Traits, traitsOf } from '../facts/traits.ts'
import { type ManaUnit, manaUnits } from './mana.ts'
import { cardThing, isCreature, isLand, permanentThing, spellThing, type Thing } from './thing.ts'

type DecisionCard = NonNullable<GameView['decision']>['cards'][number]

/** A static ability on the battlefield, with whose it is. */
export interface ActiveStatic {
  readonly ability: StaticAbility
  readonly source: ObjectId
  readonly controller: PlayerId
}

const byName = new WeakMap<CardSource, Map<string, CardDefinition | undefined>>()

/** Looking a name up costs more than remembering it. */
function definitionIn(cards: CardSource, name: string): CardDefinition | undefined {
  const known = byName.get(cards) ?? new Map<string, CardDefinition | undefined>()
  byName.set(cards, known)
  if (!known.has(name)) known.set(name, cards.tryGet(name))
  return known.get(name)
}

const traitsByAbilities = new WeakMap<PermanentView['abilities'], Traits>()

/** The game at one question as one seat sees it; what is asked for twice is worked out once. */
export class Situation {
  readonly seat: SeatAccess
  readonly view: GameView
  readonly me: PlayerId
  readonly foe: PlayerId
  readonly turn: TurnView
  /** Worths of permanents, worked out once. */
  readonly worths = new Map<ObjectId, number>()
  /** Creatures as combat sees them. */
  readonly fighters = new Map<ObjectId, Fighter>()
  private readonly pairs = new Map<number, boolean>()
  private readonly memos = new Map<(s: Situation) => unknown, unknown>()
  private readonly found = new Map<ObjectId, Thing | null>()
  private readonly inZones = new Map<Zone, readonly Thing[]>()
  private shownById: ReadonlyMap<ObjectId, DecisionCard> | null = null
  private byId: ReadonlyMap<ObjectId, PermanentView> | null = null
  private mineNow: readonly PermanentView[] | null = null
  private theirsNow: readonly PermanentView[] | null = null
  private unitsNow: readonly ManaUnit[] | null = null
  private staticsNow: readonly ActiveStatic[] | null = null

  constructor(seat: SeatAccess) {
    this.seat = seat
    this.view = seat.view()
    this.me = seat.player
    this.foe = otherPlayer(seat.player)
    this.turn = this.view.turn
  }

  /** What a function finds in this situation, worked out once. */
  once<T>(find: (s: Situation) => T): T {
    if (!this.memos.has(find)) this.memos.set(find, find(this))
    return this.memos.get(find) as T
  }

  get isMyTurn(): boolean {
    return this.turn.active === this.me
  }

  get mine(): readonly PermanentView[] {
    this.mineNow ??= this.view.battlefield.filter(({ controller }) => controller === this.me)
    return this.mineNow
  }

  get theirs(): readonly PermanentView[] {
    this.theirsNow ??= this.view.battlefield.filter(({ controller }) => controller !== this.me)
    return this.theirsNow
  }

  permanentsOf(player: PlayerId): readonly PermanentView[] {
    return player === this.me ? this.mine : this.theirs
  }

  creaturesOf(player: PlayerId): readonly PermanentView[] {
    return this.permanentsOf(player).filter(isCreature)
  }

  landsOf(player: PlayerId): readonly PermanentView[] {
    return this.permanentsOf(player).filter(isLand)
  }

  get hand(): readonly CardView[] {
    return this.view.hand
  }

  life(player: PlayerId): number {
    return this.view.players[player].life
  }

  /** The mana the player can make now by tapping, pool included. */
  get units(): readonly ManaUnit[] {
    this.unitsNow ??= manaUnits(this)
    return this.unitsNow
  }

  abilities(id: ObjectId): readonly AbilityInstance[] {
    return this.seat.abilitiesOf(id)
  }

  definition(name: string): CardDefinition | undefined {
    return name === '' ? undefined : definitionIn(this.seat.cards, name)
  }

  /** What a permanent's abilities are worth a thought for. Views of the same abilities share one list. */
  traits({ id, abilities }: PermanentView): Traits {
    let traits = traitsByAbilities.get(abilities)
    if (traits === undefined) {
      traits = traitsOf(this.abilities(id).map(({ ability }) => ability))
      traitsByAbilities.set(abilities, traits)
    }
    return traits
  }

  /** The same for a card; null if its definition is not known. */
  cardTraits({ definition }: CardView): Traits | null {
    const known = this.definition(definition)
    return known ? cardTraits(known) : null
  }

  /** Could that creature block that one? Asked often of the same pairs. */
  readonly couldBlock = (blocker: ObjectId, attacker: ObjectId): boolean => {
    const pair = blocker * 0x100000 + attacker
    let could = this.pairs.get(pair)
    if (could === undefined) {
      could = this.seat.couldBlock(blocker, attacker)
      this.pairs.set(pair, could)
    }
    return could
  }

  /** Static abilities of permanents: who is protected, what costs less. */
  get statics(): readonly ActiveStatic[] {
    this.staticsNow ??= this.view.battlefield.flatMap((permanent) =>
      this.traits(permanent).hasStatics
        ? this.abilities(permanent.id).flatMap(({ ability }) =>
            ability.kind === 'static' ? [{ ability, source: permanent.id, controller: permanent.controller }] : [],
          )
        : [],
    )
    return this.staticsNow
  }

  /** The topmost object of the stack. */
  get top(): StackView | undefined {
    return this.view.stack.at(-1)
  }

  permanent(id: ObjectId): PermanentView | undefined {
    this.byId ??= new Map(this.view.battlefield.map((permanent) => [permanent.id, permanent]))
    return this.byId.get(id)
  }

  /** An object by its id, wherever the player sees it. */
  thing(id: ObjectId): Thing | null {
    let thing = this.found.get(id)
    if (thing === undefined) {
      thing = this.find(id)
      this.found.set(id, thing)
    }
    return thing
  }

  /** A card the question shows. */
  private shown(id: ObjectId): DecisionCard | undefined {
    this.shownById ??= new Map((this.view.decision?.cards ?? []).map((card) => [card.id, card]))
    return this.shownById.get(id)
  }

  private find(id: ObjectId): Thing | null {
    const { view } = this
    const permanent = this.permanent(id)
    if (permanent) return permanentThing(permanent)
    const item = view.stack.find((other) => other.id === id)
    if (item) return item.spell === null ? null : spellThing(item, item.spell)
    const held = view.hand.find((card) => card.id === id)
    if (held) return cardThing(held, 'hand')
    for (const { graveyard } of view.players) {
      const card = graveyard.find((other) => other.id === id)
      if (card) return cardThing(card, 'graveyard')
    }
    const shown = this.shown(id)
    if (shown) return cardThing(shown, shown.zone)
    const exiled = view.exile.find((card) => card.id === id)
    return exiled && 'name' in exiled ? cardThing(exiled, 'exile') : null
  }

  /** Everything the player sees in a zone. */
  things(zone: Zone): readonly Thing[] {
    let things = this.inZones.get(zone)
    if (things === undefined) {
      things = this.look(zone)
      this.inZones.set(zone, things)
    }
    return things
  }

  private look(zone: Zone): readonly Thing[] {
    const { view } = this
    switch (zone) {
      case 'battlefield':
        return view.battlefield.map(permanentThing)
      case 'hand':
        return view.hand.map((card) => cardThing(card, zone))
      case 'graveyard':
        return view.players.flatMap(({ graveyard }) => graveyard.map((card) => cardThing(card, zone)))
      case 'stack':
        return view.stack.flatMap((item) => (item.spell === null ? [] : [spellThing(item, item.spell)]))
      case 'exile':
        return view.exile.flatMap((card) => ('name' in card ? [cardThing(card, zone)] : []))
      case 'library':
        return (view.decision?.cards ?? []).flatMap((card) => (card.zone === zone ? [cardThing(card, zone)] : []))
      case 'command':
        return view.command.map((card) => cardThing(card, zone))
    }
  }
}
