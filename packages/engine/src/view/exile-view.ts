import { characteristics } from '../continuous/read.ts'
import type { Game } from '../game/game.ts'
import { knows } from '../query/knowledge.ts'
import type { PlayerId } from '../state/ids.ts'
import type { GameObject } from '../state/object.ts'
import { CardRecord } from './card-records.ts'
import { cardInfo, definitionName } from './card-view.ts'
import type { ExileView } from './types.ts'

class ExileRecord extends CardRecord {
  readonly faceDown: boolean

  constructor(game: Game, object: GameObject) {
    super(cardInfo(characteristics(game, object.id)), definitionName(game, object), object)
    this.faceDown = object.faceDown
  }
}

export function exileView(game: Game, viewer: PlayerId, object: GameObject): ExileView {
  if (knows(game, viewer, object)) return new ExileRecord(game, object)
  return { id: object.id, owner: object.owner, faceDown: true }
}
