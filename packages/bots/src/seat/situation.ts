import type { CardDefinition, Zone } from '@spellwright/dsl'
import {
  type AbilityInstance,
  type CardView,
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
import type { SetAside } from './exile.ts'
import type { Buried } from './graveyard.ts'
import type { Hand } from './hand.ts'
import { type ManaUnit, manaUnits } from './mana.ts'
import type { Piece } from './piece.ts'
import type { Side } from './side.ts'
import { type Sight, sightOf } from './sight.ts'
import type { Table } from './table.ts'
import { cardThing, spellThing, type Thing } from './thing.ts'

type GraveyardView = readonly CardView[]
type DecisionCard = NonNullable<GameView['decision']>['cards'][number]

/** The game at one question as one seat sees it; what is asked for twice is worked out once. */
export class Situation {
  readonly seat: SeatAccess
  readonly view: GameView
  readonly me: PlayerId
  readonly foe: PlayerId
  readonly turn: TurnView
  private readonly sight: Sight
  // Most questions need few of these, and so they are made when they are asked for.
  private tableNow: Table | null = null
  private handNow: Hand | null = null
  private buriedNow: readonly Buried[] | null = null
  private unitsNow: readonly ManaUnit[] | null = null
  private stackNow: GameView['stack'] | null = null
  private playersNow: GameView['players'] | null = null
  // Few things are found out in one situation: lists are quicker than a map.
  private asked: ((s: Situation) => unknown)[] | null = null
  private answers: unknown[] | null = null
  private found: Map<ObjectId, Thing | null> | null = null
  private inZones: Map<Zone, readonly Thing[]> | null = null
  private shownById: Map<ObjectId, DecisionCard> | null = null

  constructor(seat: SeatAccess, view = seat.view()) {
    this.seat = seat
    this.view = view
    this.me = seat.player
    this.foe = otherPlayer(seat.player)
    this.turn = this.view.turn
    this.sight = sightOf(seat)
  }

  /** What a function finds in this situation, worked out once. */
  once<T>(find: (s: Situation) => T): T {
    this.asked ??= []
    this.answers ??= []
    const at = this.asked.indexOf(find)
    if (at >= 0) return this.answers[at] as T
    const found = find(this)
    this.asked.push(find)
    this.answers.push(found)
    return found
  }

  get table(): Table {
    this.tableNow ??= this.sight.table.look(this.seat, this.view.battlefield)
    return this.tableNow
  }

  /** The player's hand, and what is known of the cards in it. */
  get held(): Hand {
    this.handNow ??= this.sight.hand.look(this.sight.cards, this.view.hand)
    return this.handNow
  }

  get hand(): readonly CardView[] {
    return this.held.cards
  }

  get players(): GameView['players'] {
    this.playersNow ??= this.view.players
    return this.playersNow
  }

  graveyard(player: PlayerId): GraveyardView {
    return this.players[player].graveyard
  }

  /** Cards in the player's graveyard that something can be done with. */
  get buried(): readonly Buried[] {
    this.buriedNow ??= this.sight.graveyard.look(this.sight.cards, this.graveyard(this.me))
    return this.buriedNow
  }

  /** Cards of the player in exile that were set aside. */
  get setAside(): readonly SetAside[] {
    return this.sight.exile.look(this.sight.cards, this.me, this.view.exile)
  }

  get stack(): GameView['stack'] {
    this.stackNow ??= this.view.stack
    return this.stackNow
  }

  get isMyTurn(): boolean {
    return this.turn.active === this.me
  }

  side(player: PlayerId): Side {
    return player === this.me ? this.table.mine : this.table.theirs
  }

  get mine(): readonly PermanentView[] {
    return this.table.mine.permanents
  }

  get theirs(): readonly PermanentView[] {
    return this.table.theirs.permanents
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
    return this.table.piece(id)?.kit.instances ?? this.seat.abilitiesOf(id)
  }

  /** What follows from the definition of that name; null if there is none. */
  facts(name: string): CardFacts | null {
    return this.sight.cards.get(name)
  }

  definition(name: string): CardDefinition | undefined {
    return this.facts(name)?.definition
  }

  /** A permanent with what is known of it. */
  piece({ id }: PermanentView): Piece {
    return this.table.piece(id)!
  }

  /** What a permanent's abilities are worth a thought for. */
  traits(permanent: PermanentView): Traits {
    return this.piece(permanent).kit.traits
  }

  /** The topmost object of the stack. */
  get top(): StackView | undefined {
    const { stack } = this
    return stack.length === 0 ? undefined : stack[stack.length - 1]
  }

  permanent(id: ObjectId): PermanentView | undefined {
    return this.table.piece(id)?.view
  }

  /** An object by its id, wherever the player sees it. */
  thing(id: ObjectId): Thing | null {
    const piece = this.table.piece(id)
    if (piece) return piece.thing
    this.found ??= new Map()
    let thing = this.found.get(id)
    if (thing === undefined) {
      thing = this.find(id)
      this.found.set(id, thing)
    }
    return thing
  }

  /** A card the question shows. */
  private shown(id: ObjectId): DecisionCard | undefined {
    if (this.shownById === null) {
      this.shownById = new Map()
      for (const card of this.view.decision?.cards ?? []) this.shownById.set(card.id, card)
    }
    return this.shownById.get(id)
  }

  private find(id: ObjectId): Thing | null {
    const { view, stack } = this
    // A search asks for many cards of a library: once the question's cards have been looked at, they come first.
    const known = this.shownById?.get(id)
    if (known) return cardThing(known, known.zone)
    const item = stack.find((other) => other.id === id)
    if (item) return item.spell === null ? null : spellThing(item, item.spell)
    const held = this.hand.find((card) => card.id === id)
    if (held) return cardThing(held, 'hand')
    for (const player of PLAYERS) {
      const card = this.graveyard(player).find((other) => other.id === id)
      if (card) return cardThing(card, 'graveyard')
    }
    const shown = this.shown(id)
    if (shown) return cardThing(shown, shown.zone)
    const exiled = view.exile.find((card) => card.id === id)
    return exiled && 'name' in exiled ? cardThing(exiled, 'exile') : null
  }

  /** Everything the player sees in a zone. */
  things(zone: Zone): readonly Thing[] {
    if (zone === 'battlefield') return this.table.things
    this.inZones ??= new Map()
    let things = this.inZones.get(zone)
    if (things === undefined) {
      things = this.look(zone)
      this.inZones.set(zone, things)
    }
    return things
  }

  private look(zone: Exclude<Zone, 'battlefield'>): readonly Thing[] {
    const { view } = this
    const things: Thing[] = []
    switch (zone) {
      case 'hand':
        for (const card of this.hand) things.push(cardThing(card, zone))
        break
      case 'graveyard':
        for (const player of PLAYERS) for (const card of this.graveyard(player)) things.push(cardThing(card, zone))
        break
      case 'stack':
        for (const item of this.stack) if (item.spell !== null) things.push(spellThing(item, item.spell))
        break
      case 'exile':
        for (const card of view.exile) if ('name' in card) things.push(cardThing(card, zone))
        break
      case 'library':
        for (const card of view.decision?.cards ?? []) if (card.zone === zone) things.push(cardThing(card, zone))
        break
      case 'command':
        for (const card of view.command) things.push(cardThing(card, zone))
    }
    return things
  }
}
