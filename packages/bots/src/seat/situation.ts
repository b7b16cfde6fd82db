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
import type { Hand } from './hand.ts'
import { type ManaUnit, manaUnits } from './mana.ts'
import type { ActiveStatic, Piece } from './piece.ts'
import { type Sight, sightOf } from './sight.ts'
import type { Side, Table } from './table.ts'
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
  private unitsNow: readonly ManaUnit[] | null = null
  private stackNow: GameView['stack'] | null = null
  private playersNow: GameView['players'] | null = null
  private readonly graveyards: [GraveyardView | null, GraveyardView | null] = [null, null]
  private memos: Map<(s: Situation) => unknown, unknown> | null = null
  private found: Map<ObjectId, Thing | null> | null = null
  private inZones: Map<Zone, readonly Thing[]> | null = null
  private shownById: ReadonlyMap<ObjectId, DecisionCard> | null = null

  constructor(seat: SeatAccess) {
    this.seat = seat
    this.view = seat.view()
    this.me = seat.player
    this.foe = otherPlayer(seat.player)
    this.turn = this.view.turn
    this.sight = sightOf(seat)
  }

  /** What a function finds in this situation, worked out once. */
  once<T>(find: (s: Situation) => T): T {
    this.memos ??= new Map()
    let found = this.memos.get(find) as T | undefined
    if (found === undefined) {
      found = find(this)
      this.memos.set(find, found)
    }
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
    this.graveyards[player] ??= this.players[player].graveyard
    return this.graveyards[player]
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

  get statics(): readonly ActiveStatic[] {
    return this.table.statics
  }

  /** The topmost object of the stack. */
  get top(): StackView | undefined {
    return this.stack.at(-1)
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
    this.shownById ??= new Map((this.view.decision?.cards ?? []).map((card) => [card.id, card]))
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
    switch (zone) {
      case 'hand':
        return this.hand.map((card) => cardThing(card, zone))
      case 'graveyard':
        return PLAYERS.flatMap((player) => this.graveyard(player).map((card) => cardThing(card, zone)))
      case 'stack':
        return this.stack.flatMap((item) => (item.spell === null ? [] : [spellThing(item, item.spell)]))
      case 'exile':
        return view.exile.flatMap((card) => ('name' in card ? [cardThing(card, zone)] : []))
      case 'library':
        return (view.decision?.cards ?? []).flatMap((card) => (card.zone === zone ? [cardThing(card, zone)] : []))
      case 'command':
        return view.command.map((card) => cardThing(card, zone))
    }
  }
}
