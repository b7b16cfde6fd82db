import type { Game, GameEvent, ObjectId, PlayerId } from '@spellwright/engine'

/** Names of cards each player drew (opening hand included), and cast or played. */
export interface CardUse {
  readonly drawn: readonly [readonly string[], readonly string[]]
  readonly cast: readonly [readonly string[], readonly string[]]
}

type Names = [Set<string>, Set<string>]

/** Listens to a game for its statistics. */
export class CardTracker {
  private readonly drawn: Names = [new Set(), new Set()]
  private readonly cast: Names = [new Set(), new Set()]
  private isUnderWay = false
  private readonly listener = (event: GameEvent, game: Game): void => this.hear(event, game)

  constructor(game: Game) {
    game.listeners.push(this.listener)
  }

  get use(): CardUse {
    const lists = ([one, two]: Names): [string[], string[]] => [[...one].sort(), [...two].sort()]
    return { drawn: lists(this.drawn), cast: lists(this.cast) }
  }

  private hear(event: GameEvent, game: Game): void {
    switch (event.kind) {
      case 'turnBegan':
        if (!this.isUnderWay) this.openingHands(game)
        return
      case 'drawn':
        if (this.isUnderWay) this.note(this.drawn, event.player, game, event.became || event.object)
        return
      case 'cast':
      case 'landPlayed':
        this.note(this.cast, event.player, game, event.object)
        return
      default:
    }
  }

  private openingHands(game: Game): void {
    this.isUnderWay = true
    for (const player of [0, 1] as const)
      for (const id of game.state.hand[player]) this.note(this.drawn, player, game, id)
  }

  private note(names: Names, player: PlayerId | -1, game: Game, id: ObjectId): void {
    const object = game.state.objects[id]
    if (player === -1 || !object || object.card < 0) return
    const source = game.state.definitions[object.def]
    if (source) names[player].add(source.kind === 'card' ? source.name : source.definition.name)
  }
}
