import type { Characteristics } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import type { Game } from '../game/game.ts'
import { ById } from '../state/by-id.ts'
import type { PlayerId } from '../state/ids.ts'
import type { GameObject } from '../state/object.ts'

/** What a view of a card was made from; while that is the same, so is the view. */
class Seen<T> {
  readonly object: GameObject
  readonly c: Characteristics
  readonly view: T
  /** The era it was last looked at in: within one a card is what it was unless its record is another one. */
  era: number

  constructor(object: GameObject, c: Characteristics, view: T, era: number) {
    this.object = object
    this.c = c
    this.view = view
    this.era = era
  }
}

/** Cards off the battlefield, by their ids, as they were last shown. */
export class CardViews<T> {
  private readonly seen: readonly [ById<Seen<T>>, ById<Seen<T>>] = [new ById(), new ById()]
  private readonly make: (game: Game, viewer: PlayerId, object: GameObject) => T

  constructor(make: (game: Game, viewer: PlayerId, object: GameObject) => T) {
    this.make = make
  }

  of(game: Game, viewer: PlayerId, object: GameObject, era: number): T {
    const shown = this.seen[viewer]
    const before = shown.get(object.id)
    const isSame = before !== null && before.object === object
    if (isSame && before.era === era) return before.view
    const c = characteristics(game, object.id)
    if (isSame && before.c === c) {
      before.era = era
      return before.view
    }
    const view = this.make(game, viewer, object)
    shown.set(object.id, new Seen(object, c, view, era))
    return view
  }
}
