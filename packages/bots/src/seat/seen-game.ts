import type { CardDefinition, Zone } from '@spellwright/dsl'
import {
  type AbilityInstance,
  type Bindings,
  type CardDataReader,
  type CardView,
  type Context,
  type GameView,
  type ObjectId,
  otherPlayer,
  type PermanentView,
  PLAYERS,
  type PlayerId,
  type SeatAccess,
  type StackView,
  type TurnView,
} from '@spellwright/engine'
import type { CardFacts } from '../facts/card-facts.ts'
import type { Traits } from '../facts/traits.ts'
import { CURRENT_POLICY, type Policy } from '../policy.ts'
import type { Battlefield } from './battlefield.ts'
import type { ExiledCard } from './exile.ts'
import type { GraveyardCard } from './graveyard.ts'
import type { Hand } from './hand.ts'
import { type ManaUnit, manaUnits } from './mana.ts'
import type { PermanentFacts } from './permanent-facts.ts'
import { type SeatMemory, seatMemoryOf } from './seat-memory.ts'
import { type SeenObject, seenCard, seenSpell } from './seen-object.ts'
import type { Side } from './side.ts'

type GraveyardView = readonly CardView[]
type DecisionCard = NonNullable<GameView['decision']>['cards'][number]

/** The game at one question, as the player in one seat sees it. Results that are needed more than once are kept. */
export class SeenGame {
  readonly seat: SeatAccess
  readonly view: GameView
  readonly me: PlayerId
  readonly foe: PlayerId
  readonly turn: TurnView
  readonly policy: Policy
  /** Reads filters, quantities, conditions and references as this player. */
  readonly reader: CardDataReader
  private readonly memory: SeatMemory
  // Most questions need few of these, so each is made when it is first asked for.
  private battlefieldNow: Battlefield | null = null
  private handNow: Hand | null = null
  private graveyardCardsNow: readonly GraveyardCard[] | null = null
  private unitsNow: readonly ManaUnit[] | null = null
  private stackNow: GameView['stack'] | null = null
  private playersNow: GameView['players'] | null = null
  // A question needs few of these results, and searching a short list is faster than a map.
  private asked: ((s: SeenGame) => unknown)[] | null = null
  private answers: unknown[] | null = null
  private found: Map<ObjectId, SeenObject | null> | null = null
  private inZones: Map<Zone, readonly SeenObject[]> | null = null
  private shownById: Map<ObjectId, DecisionCard> | null = null

  constructor(seat: SeatAccess, view = seat.view(), policy = CURRENT_POLICY) {
    this.policy = policy
    this.seat = seat
    this.view = view
    this.me = seat.player
    this.foe = otherPlayer(seat.player)
    this.turn = this.view.turn
    this.memory = seatMemoryOf(seat)
    this.reader = this.memory.reader
  }

  /** What "self", "you", X and bound names mean for an effect of that source and controller. */
  context(source: ObjectId, controller: PlayerId, x?: number, bindings?: Bindings): Context {
    return this.reader.context(source, controller, x, bindings)
  }

  /** What a spell or ability on the stack knows: its targets, X and the event that triggered it. */
  stackContext({ id, controller, x }: StackView): Context {
    return this.reader.stackContext(id) ?? this.context(id, controller, x)
  }

  /** The result of a function of this game, computed once. */
  once<T>(find: (s: SeenGame) => T): T {
    this.asked ??= []
    this.answers ??= []
    const at = this.asked.indexOf(find)
    if (at >= 0) return this.answers[at] as T
    const found = find(this)
    this.asked.push(find)
    this.answers.push(found)
    return found
  }

  get battlefield(): Battlefield {
    this.battlefieldNow ??= this.memory.battlefield.look(this.seat, this.view.battlefield)
    return this.battlefieldNow
  }

  /** The player's own hand, with what the definitions of its cards say. */
  get ownHand(): Hand {
    this.handNow ??= this.memory.hand.look(this.memory.cards, this.view.hand)
    return this.handNow
  }

  get hand(): readonly CardView[] {
    return this.ownHand.cards
  }

  get players(): GameView['players'] {
    this.playersNow ??= this.view.players
    return this.playersNow
  }

  graveyard(player: PlayerId): GraveyardView {
    return this.players[player].graveyard
  }

  /** Cards in the player's graveyard that can be cast from there or have abilities there. */
  get graveyardCards(): readonly GraveyardCard[] {
    this.graveyardCardsNow ??= this.memory.graveyard.look(this.memory.cards, this.graveyard(this.me))
    return this.graveyardCardsNow
  }

  /** The player's cards in exile that may be cast later. */
  get exiledCards(): readonly ExiledCard[] {
    return this.memory.exile.look(this.memory.cards, this.me, this.view.exile)
  }

  /** May any card in exile be played this turn? */
  isExilePlayable(find: () => boolean): boolean {
    return this.memory.exile.isAnyAllowed(this.view.exile, this.turn.number, find)
  }

  get stack(): GameView['stack'] {
    this.stackNow ??= this.view.stack
    return this.stackNow
  }

  get isMyTurn(): boolean {
    return this.turn.active === this.me
  }

  side(player: PlayerId): Side {
    return player === this.me ? this.battlefield.mine : this.battlefield.theirs
  }

  get mine(): readonly PermanentView[] {
    return this.battlefield.mine.permanents
  }

  get theirs(): readonly PermanentView[] {
    return this.battlefield.theirs.permanents
  }

  permanentsOf(player: PlayerId): readonly PermanentView[] {
    return this.side(player).permanents
  }

  creaturesOf(player: PlayerId): readonly PermanentView[] {
    return this.side(player).creatures
  }

  landsOf(player: PlayerId): readonly PermanentView[] {
    return this.side(player).lands
  }

  life(player: PlayerId): number {
    return this.players[player].life
  }

  /** The mana the player can make now by tapping, pool included. */
  get units(): readonly ManaUnit[] {
    this.unitsNow ??= manaUnits(this)
    return this.unitsNow
  }

  abilities(id: ObjectId): readonly AbilityInstance[] {
    return this.battlefield.factsOf(id)?.abilityFacts.instances ?? this.seat.abilitiesOf(id)
  }

  /** What the card definition of that name says; null if there is none. */
  facts(name: string): CardFacts | null {
    return this.memory.cards.get(name)
  }

  definition(name: string): CardDefinition | undefined {
    return this.facts(name)?.definition
  }

  /** What has been found out about a permanent that is on the battlefield. */
  permanentFacts({ id }: PermanentView): PermanentFacts {
    const facts = this.battlefield.factsOf(id)
    if (facts === undefined) throw new Error(`Object ${id} is not on the battlefield.`)
    return facts
  }

  /** In a word, what the abilities of a permanent do. */
  traits(permanent: PermanentView): Traits {
    return this.permanentFacts(permanent).abilityFacts.traits
  }

  /** The topmost object of the stack. */
  get top(): StackView | undefined {
    const { stack } = this
    return stack.length === 0 ? undefined : stack[stack.length - 1]
  }

  permanent(id: ObjectId): PermanentView | undefined {
    return this.battlefield.factsOf(id)?.view
  }

  /** An object by its id, wherever the player sees it. */
  object(id: ObjectId): SeenObject | null {
    const facts = this.battlefield.factsOf(id)
    if (facts) return facts.object
    this.found ??= new Map()
    let object = this.found.get(id)
    if (object === undefined) {
      object = this.find(id)
      this.found.set(id, object)
    }
    return object
  }

  /** A card the question shows. */
  private shown(id: ObjectId): DecisionCard | undefined {
    if (this.shownById === null) {
      this.shownById = new Map()
      for (const card of this.view.decision?.cards ?? []) this.shownById.set(card.id, card)
    }
    return this.shownById.get(id)
  }

  private find(id: ObjectId): SeenObject | null {
    const { view, stack } = this
    // A search asks about many cards of a library, so cards that the question shows are looked up first.
    const known = this.shownById?.get(id)
    if (known) return seenCard(known, known.zone)
    const item = stack.find((other) => other.id === id)
    if (item) return item.spell === null ? null : seenSpell(item, item.spell)
    const held = this.hand.find((card) => card.id === id)
    if (held) return seenCard(held, 'hand')
    for (const player of PLAYERS) {
      const card = this.graveyard(player).find((other) => other.id === id)
      if (card) return seenCard(card, 'graveyard')
    }
    const shown = this.shown(id)
    if (shown) return seenCard(shown, shown.zone)
    const exiled = view.exile.find((card) => card.id === id)
    return exiled && 'name' in exiled ? seenCard(exiled, 'exile') : null
  }

  /** Everything the player sees in a zone. */
  objects(zone: Zone): readonly SeenObject[] {
    if (zone === 'battlefield') return this.battlefield.objects
    this.inZones ??= new Map()
    let objects = this.inZones.get(zone)
    if (objects === undefined) {
      objects = this.look(zone)
      this.inZones.set(zone, objects)
    }
    return objects
  }

  private look(zone: Exclude<Zone, 'battlefield'>): readonly SeenObject[] {
    const { view } = this
    const objects: SeenObject[] = []
    switch (zone) {
      case 'hand':
        for (const card of this.hand) objects.push(seenCard(card, zone))
        break
      case 'graveyard':
        for (const player of PLAYERS) for (const card of this.graveyard(player)) objects.push(seenCard(card, zone))
        break
      case 'stack':
        for (const item of this.stack) if (item.spell !== null) objects.push(seenSpell(item, item.spell))
        break
      case 'exile':
        for (const card of view.exile) if ('name' in card) objects.push(seenCard(card, zone))
        break
      case 'library':
        for (const card of view.decision?.cards ?? []) if (card.zone === zone) objects.push(seenCard(card, zone))
        break
      case 'command':
        for (const card of view.command) objects.push(seenCard(card, zone))
    }
    return objects
  }
}
