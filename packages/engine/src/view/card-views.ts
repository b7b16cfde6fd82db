import type { Characteristics } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import type { Game } from '../game/game.ts'
import { ById } from '../state/by-id.ts'
import type { PlayerId } from '../state/ids.ts'
import type { GameObject } from '../state/object.ts'

/** The view of a card, and what it was made from. */
interface CachedView<T> {
  readonly object: GameObject
  readonly c: Characteristics
  readonly view: T
  /** The last version of the effects for which it was valid. */
  effectsVersion: number
}

/** The latest views of cards outside the battlefield, by object id. */
export class CardViews<T> {
  private readonly cached: readonly [ById<CachedView<T>>, ById<CachedView<T>>] = [new ById(), new ById()]
  private readonly make: (game: Game, viewer: PlayerId, object: GameObject) => T

  constructor(make: (game: Game, viewer: PlayerId, object: GameObject) => T) {
    this.make = make
  }

  of(game: Game, viewer: PlayerId, object: GameObject, effectsVersion: number): T {
    const before = this.cached[viewer].get(object.id)
    const isSame = before !== null && before.object === object
    if (isSame && before.effectsVersion === effectsVersion) return before.view
    const c = characteristics(game, object.id)
    if (isSame && before.c === c) {
      before.effectsVersion = effectsVersion
      return before.view
    }
    const view = this.make(game, viewer, object)
    this.cached[viewer].set(object.id, { object, c, view, effectsVersion })
    return view
  }
}
