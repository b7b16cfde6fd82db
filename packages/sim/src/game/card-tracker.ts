import type { Game, GameEvent, ObjectId, PlayerId } from '@spellwright/engine'

/** The names of the cards each player drew, including the opening hand, and of those they cast or played. */
export interface CardUse {
  readonly drawn: readonly [readonly string[], readonly string[]]
  readonly cast: readonly [readonly string[], readonly string[]]
}

type Names = [Set<string>, Set<string>]

/** Collects the card statistics of a game from its events. */
export class CardTracker {
  private readonly drawn: Names = [new Set(), new Set()]
  private readonly cast: Names = [new Set(), new Set()]
  private hasStarted = false
  private readonly listener = (event: GameEvent, game: Game): void => this.onEvent(event, game)

  constructor(game: Game) {
    game.listeners.push(this.listener)
  }

  get use(): CardUse {
    const lists = ([one, two]: Names): [string[], string[]] => [[...one].sort(), [...two].sort()]
    return { drawn: lists(this.drawn), cast: lists(this.cast) }
  }

  private onEvent(event: GameEvent, game: Game): void {
    switch (event.kind) {
      case 'turnBegan':
        if (!this.hasStarted) this.addOpeningHands(game)
        return
      case 'drawn':
        if (this.hasStarted) this.addName(this.drawn, event.player, game, event.became || event.object)
        return
      case 'cast':
      case 'landPlayed':
        this.addName(this.cast, event.player, game, event.object)
        return
      default:
    }
  }

  private addOpeningHands(game: Game): void {
    this.hasStarted = true
    for (const player of [0, 1] as const)
      for (const id of game.state.hand[player]) this.addName(this.drawn, player, game, id)
  }

  private addName(names: Names, player: PlayerId | -1, game: Game, id: ObjectId): void {
    const object = game.state.objects[id]
    if (player === -1 || !object || object.card < 0) return
    const source = game.state.definitions[object.def]
    if (source) names[player].add(source.kind === 'card' ? source.name : source.definition.name)
  }
}
