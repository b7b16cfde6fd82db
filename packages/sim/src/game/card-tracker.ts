import type { Game, GameEvent, ObjectId, PlayerId } from '@spellwright/engine'

/** The hand that a player kept. */
export interface OpeningHand {
  readonly cards: number
  readonly lands: number
}

type Names = readonly [readonly string[], readonly string[]]

/** What became of the cards of each player, by name and each name once. */
export interface CardUse {
  /** The cards drawn, including the opening hand. */
  readonly drawn: Names
  /** The cards cast or played. */
  readonly cast: Names
  /** The cards of the hand that was kept. */
  readonly opening: Names
  /** The cards in hand when the game ended. */
  readonly left: Names
  readonly hands: readonly [OpeningHand, OpeningHand]
}

type NameSets = [Set<string>, Set<string>]

const noNames = (): NameSets => [new Set(), new Set()]
const sorted = ([one, two]: NameSets): [string[], string[]] => [[...one].sort(), [...two].sort()]

/** Collects the card statistics of a game from its events. */
export class CardTracker {
  private readonly drawn = noNames()
  private readonly cast = noNames()
  private readonly opening = noNames()
  private hands: [OpeningHand, OpeningHand] = [
    { cards: 0, lands: 0 },
    { cards: 0, lands: 0 },
  ]
  private hasStarted = false
  private readonly game: Game
  private readonly listener = (event: GameEvent, game: Game): void => this.onEvent(event, game)

  constructor(game: Game) {
    this.game = game
    game.listeners.push(this.listener)
  }

  /** The use of the cards so far; the cards left are those in hand now. */
  get use(): CardUse {
    const left = noNames()
    for (const player of [0, 1] as const)
      for (const id of this.game.state.hand[player]) this.addName(left, player, this.game, id)
    return {
      drawn: sorted(this.drawn),
      cast: sorted(this.cast),
      opening: sorted(this.opening),
      left: sorted(left),
      hands: this.hands,
    }
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
    for (const player of [0, 1] as const) {
      const hand = game.state.hand[player]
      for (const id of hand) {
        this.addName(this.drawn, player, game, id)
        this.addName(this.opening, player, game, id)
      }
      this.hands[player] = { cards: hand.length, lands: hand.filter((id) => isLand(game, id)).length }
    }
  }

  private addName(names: NameSets, player: PlayerId | -1, game: Game, id: ObjectId): void {
    const object = game.state.objects[id]
    if (player === -1 || !object || object.card < 0) return
    const source = game.state.definitions[object.def]
    if (source) names[player].add(source.kind === 'card' ? source.name : source.definition.name)
  }
}

/** Whether the front of a card is a land. */
function isLand(game: Game, id: ObjectId): boolean {
  const source = game.state.definitions[game.state.objects[id]?.def ?? -1]
  const definition = source?.kind === 'card' ? game.cards.tryGet(source.name) : source?.definition
  return definition?.faces[0]?.types.includes('land') ?? false
}
