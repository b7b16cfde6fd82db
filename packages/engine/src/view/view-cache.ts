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

/** A list of views, and the version of the game it is valid for. */
class CachedList<T> {
  list: readonly T[] = []
  version = 0
}

/** The views of a battlefield, and what they depend on. */
class CachedBattlefield extends CachedList<PermanentView> {
  objects: readonly GameObject[] = []
  effectsVersion = 0
  turn = 0
  combat: CombatState | null = null
}

const EMPTY: readonly never[] = []

export const objectsAt = (game: Game, ids: readonly ObjectId[]): GameObject[] => ids.map((id) => mustGet(game, id))

const forEachPlayer = <T>(): readonly [CachedList<T>, CachedList<T>] => [new CachedList<T>(), new CachedList<T>()]

/** The latest views of a game. Between most questions nothing has changed, and otherwise only a little. */
export class ViewCache {
  private readonly permanents = new PermanentViews()
  private readonly stackObjects = new StackViews()
  private readonly cards = new CardViews<CardView>((game, _, object) => cardView(game, object))
  private readonly exiled = new CardViews<ExileView>(exileView)
  private readonly battlefields = [new CachedBattlefield(), new CachedBattlefield()] as const
  private readonly hands = forEachPlayer<CardView>()
  private readonly sideboards = forEachPlayer<CardView>()
  private readonly graveyards = forEachPlayer<CardView>()
  private readonly exiles = forEachPlayer<ExileView>()
  // What all views depend on, at the latest version.
  private latest = 0
  private state: GameState | null = null
  private changes = 0
  private epoch = 0
  private effects: SettledEffects | null = null
  /** As long as this is the same, an object has the same characteristics unless its record has changed. */
  private effectsVersion = 0
  private combat: CombatState | null = null
  private turn = 0

  /** The list is the same one as long as nothing about any permanent has changed. */
  battlefield(game: Game, viewer: PlayerId): readonly PermanentView[] {
    const version = this.version(game)
    const cached = this.battlefields[viewer]
    if (cached.version === version) return cached.list
    const { effectsVersion, turn, combat } = this
    const isComparable = cached.effectsVersion === effectsVersion && cached.turn === turn && cached.combat === combat
    const objects = objectsAt(game, game.state.battlefield)
    if (isComparable && isSameList(objects, cached.objects)) {
      cached.version = version
      return cached.list
    }
    const list = objects.map((object, at) => {
      const before = isComparable && cached.objects[at] === object ? cached.list[at] : undefined
      return before ?? this.permanents.of(game, viewer, object)
    })
    const fields = { list, version, objects, effectsVersion, turn, combat }
    Object.assign(cached, fields)
    const isPublic = objects.every(({ faceDown }) => !faceDown)
    if (isPublic) Object.assign(this.battlefields[otherPlayer(viewer)], fields)
    return list
  }

  hand(game: Game, player: PlayerId): readonly CardView[] {
    return this.cardsAt(game, player, game.state.hand[player], this.cards, this.hands[player])
  }

  sideboard(game: Game, player: PlayerId): readonly CardView[] {
    return this.cardsAt(game, player, game.state.outside[player], this.cards, this.sideboards[player])
  }

  /** Both players see the same. */
  graveyard(game: Game, player: PlayerId): readonly CardView[] {
    return this.cardsAt(game, player, game.state.graveyard[player], this.cards, this.graveyards[player])
  }

  exile(game: Game, viewer: PlayerId): readonly ExileView[] {
    return this.cardsAt(game, viewer, game.state.exile, this.exiled, this.exiles[viewer])
  }

  /** The list is the same one as long as the same cards are in it. */
  private cardsAt<T>(
    game: Game,
    viewer: PlayerId,
    ids: readonly ObjectId[],
    views: CardViews<T>,
    cached: CachedList<T>,
  ): readonly T[] {
    const version = this.version(game)
    if (cached.version === version) return cached.list
    cached.version = version
    const list = ids.map((id) => views.of(game, viewer, mustGet(game, id), this.effectsVersion))
    if (!isSameList(list, cached.list)) cached.list = list
    return cached.list
  }

  stack(game: Game, viewer: PlayerId): readonly StackView[] {
    const { stack } = game.state
    if (stack.length === 0) return EMPTY
    const version = this.version(game)
    return stack.map((id) => this.stackObjects.of(game, viewer, mustGet(game, id), version))
  }

  /** A number that changes as soon as something in a view may have changed. */
  version(game: Game): number {
    const { state, changes, epoch } = game
    const isSame =
      this.changes === changes &&
      this.epoch === epoch &&
      this.state === state &&
      this.combat === state.combat &&
      this.turn === state.turn.number
    if (isSame) return this.latest
    if (this.epoch !== epoch) this.enterEpoch(game)
    this.state = state
    this.changes = changes
    this.combat = state.combat
    this.turn = state.turn.number
    return ++this.latest
  }

  /** As long as the settled effects are the same, a new epoch does not change objects whose records are the same. */
  private enterEpoch(game: Game): void {
    const effects = settledEffectsNow(game)
    if (effects === null || effects !== this.effects) this.effectsVersion++
    this.effects = effects
    this.epoch = game.epoch
  }
}

const isSameList = <T>(a: readonly T[], b: readonly T[]): boolean =>
  a.length === b.length && a.every((item, at) => item === b[at])

const viewCaches = new CacheSlot(() => new ViewCache())

export const viewCacheOf = (game: Game): ViewCache => viewCaches.of(game)
