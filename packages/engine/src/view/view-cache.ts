import { settledEffectsNow } from '../continuous/read.ts'
import type { SettledEffects } from '../continuous/settled-effects.ts'
import type { Game } from '../game/game.ts'
import { mustGet } from '../query/lookup.ts'
import { CacheSlot } from '../state/cache-slot.ts'
import { type ObjectId, otherPlayer, type PlayerId } from '../state/ids.ts'
import type { GameObject } from '../state/object.ts'
import type { CombatState, GameState } from '../state/state.ts'
import { cardView } from './card-view.ts'
import { CardViews } from './card-views.ts'
import { exileView } from './exile-view.ts'
import { PermanentViews } from './permanent-view.ts'
import { StackViews } from './stack-view.ts'
import type { CardView, ExileView, PermanentView, StackView } from './types.ts'

/** A list that was shown, and the moment at which it was right. */
class Shown<T> {
  list: readonly T[] = []
  moment = 0
}

/** A battlefield that was shown, and from what. */
class ShownBattlefield extends Shown<PermanentView> {
  objects: readonly GameObject[] = []
  era = 0
  turn = 0
  combat: CombatState | null = null
}

const EMPTY: readonly never[] = []

const ofEach = <T>(): readonly [Shown<T>, Shown<T>] => [new Shown<T>(), new Shown<T>()]

/** What was last shown of a game: most questions come without a change since the last one, and after a change little is new. */
export class ViewCache {
  private readonly permanents = new PermanentViews()
  private readonly stackObjects = new StackViews()
  private readonly cards = new CardViews<CardView>((game, _, object) => cardView(game, object))
  private readonly exiled = new CardViews<ExileView>(exileView)
  private readonly battlefields = [new ShownBattlefield(), new ShownBattlefield()] as const
  private readonly hands = ofEach<CardView>()
  private readonly graveyards = ofEach<CardView>()
  private readonly exiles = ofEach<ExileView>()
  // What everything shown depends on, as it was at the last moment.
  private moment = 0
  private state: GameState | null = null
  private changes = 0
  private epoch = 0
  private effects: SettledEffects | null = null
  private era = 0
  private combat: CombatState | null = null
  private turn = 0

  /** The list is the same one while nothing about any permanent has changed. */
  battlefield(game: Game, viewer: PlayerId): readonly PermanentView[] {
    const now = this.now(game)
    const shown = this.battlefields[viewer]
    if (shown.moment === now) return shown.list
    // Within an era a permanent is what it was unless its record is another one.
    const isCalm = shown.era === this.era && shown.turn === this.turn && shown.combat === this.combat
    const ids = game.state.battlefield
    if (isCalm && this.isUnchanged(game, shown)) {
      shown.moment = now
      return shown.list
    }
    const list: PermanentView[] = isCalm ? shown.list.slice(0, ids.length) : []
    const objects: GameObject[] = isCalm ? shown.objects.slice(0, ids.length) : []
    let isPublic = true
    for (let at = 0; at < ids.length; at++) {
      const object = game.state.objects[ids[at]!]!
      if (object.faceDown) isPublic = false
      if (at < objects.length && objects[at] === object) continue
      list[at] = this.permanents.of(game, viewer, object)
      objects[at] = object
    }
    this.keep(shown, list, objects)
    if (isPublic) this.keep(this.battlefields[otherPlayer(viewer)], list, objects)
    return list
  }

  private isUnchanged({ state }: Game, { objects }: ShownBattlefield): boolean {
    const ids = state.battlefield
    if (ids.length !== objects.length) return false
    for (let at = 0; at < ids.length; at++) if (state.objects[ids[at]!] !== objects[at]) return false
    return true
  }

  private keep(shown: ShownBattlefield, list: readonly PermanentView[], objects: readonly GameObject[]): void {
    shown.list = list
    shown.moment = this.moment
    shown.objects = objects
    shown.era = this.era
    shown.turn = this.turn
    shown.combat = this.combat
  }

  hand(game: Game, player: PlayerId): readonly CardView[] {
    return this.cardsAt(game, player, game.state.hand[player], this.cards, this.hands[player])
  }

  /** Everybody sees the same. */
  graveyard(game: Game, player: PlayerId): readonly CardView[] {
    return this.cardsAt(game, player, game.state.graveyard[player], this.cards, this.graveyards[player])
  }

  exile(game: Game, viewer: PlayerId): readonly ExileView[] {
    return this.cardsAt(game, viewer, game.state.exile, this.exiled, this.exiles[viewer])
  }

  /** The list is the same one while the same cards are in it. */
  private cardsAt<T>(
    game: Game,
    viewer: PlayerId,
    ids: readonly ObjectId[],
    views: CardViews<T>,
    shown: Shown<T>,
  ): readonly T[] {
    const now = this.now(game)
    if (shown.moment === now) return shown.list
    shown.moment = now
    const before = shown.list
    let isSame = ids.length === before.length
    for (let at = 0; isSame && at < ids.length; at++)
      isSame = views.of(game, viewer, game.state.objects[ids[at]!]!, this.era) === before[at]
    if (!isSame) shown.list = ids.map((id) => views.of(game, viewer, mustGet(game, id), this.era))
    return shown.list
  }

  /** It is asked for at every question, and mostly empty. */
  stack(game: Game, viewer: PlayerId): readonly StackView[] {
    const { stack, objects } = game.state
    if (stack.length === 0) return EMPTY
    const now = this.now(game)
    const views: StackView[] = []
    for (const id of stack) views.push(this.stackObjects.of(game, viewer, objects[id]!, now))
    return views
  }

  /** The number of the present moment: another one as soon as something that is shown may have changed. */
  now(game: Game): number {
    const { state, changes, epoch } = game
    const isSame =
      this.changes === changes &&
      this.epoch === epoch &&
      this.state === state &&
      this.combat === state.combat &&
      this.turn === state.turn.number
    if (isSame) return this.moment
    if (this.epoch !== epoch) this.enterEpoch(game)
    this.state = state
    this.changes = changes
    this.combat = state.combat
    this.turn = state.turn.number
    return ++this.moment
  }

  /** A new epoch under the same effects, each of which looks at one object only, changes nothing that is not changed itself. */
  private enterEpoch(game: Game): void {
    const effects = settledEffectsNow(game)
    if (effects === null || effects !== this.effects) this.era++
    this.effects = effects
    this.epoch = game.epoch
  }
}

const memories = new CacheSlot(() => new ViewCache())

export const viewCacheOf = (game: Game): ViewCache => memories.of(game)
