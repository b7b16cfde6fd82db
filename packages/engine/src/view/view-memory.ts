import type { Characteristics } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import type { Game } from '../game/game.ts'
import { type ObjectId, otherPlayer, type PlayerId } from '../state/ids.ts'
import type { GameObject } from '../state/object.ts'
import type { CombatState, GameState } from '../state/state.ts'
import { ById } from './by-id.ts'
import { cardView } from './card-view.ts'
import { PermanentViews } from './permanent-view.ts'
import type { CardView, PermanentView } from './types.ts'

/** What a view of a card was made from; while that is the same, so is the view. */
interface Seen {
  readonly object: GameObject
  readonly c: Characteristics
  readonly view: CardView
}

/** A list that was shown, and the moment at which it was right. */
class Shown<T> {
  list: readonly T[] = []
  moment = 0
}

/** A battlefield that was shown, and from what. */
class ShownBattlefield extends Shown<PermanentView> {
  objects: readonly GameObject[] = []
  epoch = 0
  turn = 0
  combat: CombatState | null = null
}

const ofEach = <T>(): readonly [Shown<T>, Shown<T>] => [new Shown<T>(), new Shown<T>()]

/** What was last shown of a game: most questions come without a change since the last one, and after a change little is new. */
export class ViewMemory {
  private readonly permanents = new PermanentViews()
  private readonly cards = new ById<Seen>()
  private readonly battlefields = [new ShownBattlefield(), new ShownBattlefield()] as const
  private readonly hands = ofEach<CardView>()
  private readonly graveyards = ofEach<CardView>()
  // What everything shown depends on, as it was at the last moment.
  private moment = 0
  private state: GameState | null = null
  private changes = 0
  private epoch = 0
  private combat: CombatState | null = null
  private turn = 0

  /** The list is a new one after every change: whoever has the same one knows that nothing has happened. */
  battlefield(game: Game, viewer: PlayerId): readonly PermanentView[] {
    const now = this.now(game)
    const shown = this.battlefields[viewer]
    if (shown.moment === now) return shown.list
    const list: PermanentView[] = []
    const objects: GameObject[] = []
    let isPublic = true
    for (const id of game.state.battlefield) {
      const object = game.state.objects[id]!
      if (object.faceDown) isPublic = false
      list.push(this.permanent(game, viewer, object, shown, objects.length))
      objects.push(object)
    }
    this.keep(shown, list, objects)
    if (isPublic) this.keep(this.battlefields[otherPlayer(viewer)], list, objects)
    return list
  }

  /** Within an epoch a permanent is what it was unless its record is another one. */
  private permanent(
    game: Game,
    viewer: PlayerId,
    object: GameObject,
    shown: ShownBattlefield,
    at: number,
  ): PermanentView {
    const isCalm = shown.epoch === this.epoch && shown.turn === this.turn && shown.combat === this.combat
    if (isCalm && at < shown.objects.length && shown.objects[at] === object) return shown.list[at]!
    return this.permanents.of(game, viewer, object)
  }

  private keep(shown: ShownBattlefield, list: readonly PermanentView[], objects: readonly GameObject[]): void {
    shown.list = list
    shown.moment = this.moment
    shown.objects = objects
    shown.epoch = this.epoch
    shown.turn = this.turn
    shown.combat = this.combat
  }

  hand(game: Game, player: PlayerId): readonly CardView[] {
    return this.cardsOf(game, game.state.hand[player], this.hands[player])
  }

  /** Everybody sees the same. */
  graveyard(game: Game, player: PlayerId): readonly CardView[] {
    return this.cardsOf(game, game.state.graveyard[player], this.graveyards[player])
  }

  /** The list is the same one while the same cards are in it. */
  private cardsOf(game: Game, ids: readonly ObjectId[], shown: Shown<CardView>): readonly CardView[] {
    const now = this.now(game)
    if (shown.moment === now) return shown.list
    shown.moment = now
    const before = shown.list
    const list: CardView[] = []
    let isSame = ids.length === before.length
    for (const id of ids) {
      const view = this.card(game, game.state.objects[id]!)
      if (isSame && view !== before[list.length]) isSame = false
      list.push(view)
    }
    if (!isSame) shown.list = list
    return shown.list
  }

  private card(game: Game, object: GameObject): CardView {
    const c = characteristics(game, object.id)
    const seen = this.cards.get(object.id)
    if (seen?.object === object && seen.c === c) return seen.view
    const view = cardView(game, object)
    this.cards.set(object.id, { object, c, view })
    return view
  }

  /** The number of the present moment: another one as soon as something that is shown may have changed. */
  private now({ state, changes, epoch }: Game): number {
    const isSame =
      this.changes === changes &&
      this.epoch === epoch &&
      this.state === state &&
      this.combat === state.combat &&
      this.turn === state.turn.number
    if (isSame) return this.moment
    this.state = state
    this.changes = changes
    this.epoch = epoch
    this.combat = state.combat
    this.turn = state.turn.number
    return ++this.moment
  }
}

const memories = new WeakMap<Game, ViewMemory>()

export function memoryOf(game: Game): ViewMemory {
  let memory = memories.get(game)
  if (memory === undefined) {
    memory = new ViewMemory()
    memories.set(game, memory)
  }
  return memory
}
