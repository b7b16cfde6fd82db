import type { Game } from '../game/game.ts'
import { lastKnownOf, mustGet } from '../query/lookup.ts'
import type { ObjectId, PlayerId } from '../state/ids.ts'
import type { GameObject } from '../state/object.ts'
import { cardInfo, cardView } from './card-view.ts'
import { decisionView } from './decision-view.ts'
import { PlayerLens, playerView } from './player-view.ts'
import type {
  AttackView,
  CardView,
  CombatView,
  ExileView,
  GameView,
  PhasedOutView,
  StackView,
  TurnView,
} from './types.ts'
import { type ViewCache, viewCacheOf } from './view-cache.ts'

const objectsAt = (game: Game, ids: readonly ObjectId[]): GameObject[] => ids.map((id) => mustGet(game, id))

function combatView({ state: { combat } }: Game): CombatView | null {
  if (!combat) return null
  const attackers: AttackView[] = []
  for (const { attacker, defender, blocked, blockers } of combat.attackers)
    attackers.push({ attacker, defender, blocked, blockers })
  return { attackers, blockersDeclared: combat.blockersDeclared }
}

const turnView = ({ state: { turn } }: Game): TurnView => ({
  number: turn.number,
  active: turn.active,
  step: turn.step,
  priority: turn.priority,
  startingPlayer: turn.startingPlayer,
})

const phasedOutViews = (game: Game): readonly PhasedOutView[] =>
  game.state.phasedOut.map(({ object: { id, owner }, player }) => ({
    ...cardInfo(lastKnownOf(game, id)!.characteristics),
    id,
    owner,
    controller: player,
  }))

/** What a player in that seat may see of the game: plain data that can be written as JSON. */
export function viewFor(game: Game, player: PlayerId): GameView {
  const lens = lensFor(game, player)
  return {
    viewer: lens.viewer,
    turn: lens.turn,
    players: [playerView(game, player, 0), playerView(game, player, 1)],
    hand: [...lens.hand],
    battlefield: [...lens.battlefield],
    phasedOut: lens.phasedOut,
    daytime: lens.daytime,
    stack: [...lens.stack],
    exile: [...lens.exile],
    command: lens.command,
    combat: lens.combat,
    waitingFor: lens.waitingFor,
    decision: lens.decision,
    result: lens.result,
  }
}

/**
 * The same view, each part computed when it is first looked at: for bots in this process, which look at few parts.
 * It is the view of now: do not keep it over an answer.
 */
export const lensFor = (game: Game, player: PlayerId, memory: ViewCache = viewCacheOf(game)): GameView =>
  new Lens(game, player, memory)

class Lens implements GameView {
  readonly #game: Game
  readonly #viewer: PlayerId
  readonly #memory: ViewCache
  #turn: TurnView | null = null
  #players: GameView['players'] | null = null
  #stack: readonly StackView[] | null = null
  #command: readonly CardView[] | null = null
  #combat: CombatView | null = null
  #decision: GameView['decision'] = null

  constructor(game: Game, viewer: PlayerId, memory: ViewCache) {
    this.#game = game
    this.#viewer = viewer
    this.#memory = memory
  }

  get viewer(): PlayerId {
    return this.#viewer
  }

  get turn(): TurnView {
    this.#turn ??= turnView(this.#game)
    return this.#turn
  }

  get players(): GameView['players'] {
    this.#players ??= [
      new PlayerLens(this.#game, this.#viewer, 0, this.#memory),
      new PlayerLens(this.#game, this.#viewer, 1, this.#memory),
    ]
    return this.#players
  }

  get hand(): GameView['hand'] {
    return this.#memory.hand(this.#game, this.#viewer)
  }

  get battlefield(): GameView['battlefield'] {
    return this.#memory.battlefield(this.#game, this.#viewer)
  }

  get phasedOut(): readonly PhasedOutView[] {
    return phasedOutViews(this.#game)
  }

  get daytime(): GameView['daytime'] {
    return this.#game.state.daytime
  }

  get stack(): readonly StackView[] {
    this.#stack ??= this.#memory.stack(this.#game, this.#viewer)
    return this.#stack
  }

  get exile(): readonly ExileView[] {
    return this.#memory.exile(this.#game, this.#viewer)
  }

  get command(): readonly CardView[] {
    const game = this.#game
    this.#command ??= objectsAt(game, game.state.command).map((object) => cardView(game, object))
    return this.#command
  }

  get combat(): CombatView | null {
    this.#combat ??= combatView(this.#game)
    return this.#combat
  }

  get waitingFor(): PlayerId | null {
    return this.#game.decision?.player ?? null
  }

  get decision(): GameView['decision'] {
    const { decision } = this.#game
    if (decision?.player === this.#viewer) this.#decision ??= decisionView(this.#game, decision)
    return this.#decision
  }

  get result(): GameView['result'] {
    return this.#game.state.result
  }

  toJSON(): GameView {
    return viewFor(this.#game, this.#viewer)
  }
}
