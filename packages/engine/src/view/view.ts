import type { Game } from '../game/game.ts'
import { lastKnownOf } from '../query/lookup.ts'
import { otherPlayer, type PlayerId } from '../state/ids.ts'
import { controlsOpponent } from '../turn/player-control.ts'
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
import { objectsAt, type ViewCache, viewCacheOf } from './view-cache.ts'

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

/** What a player in that seat may see of the game, as plain data. */
export function viewFor(game: Game, player: PlayerId): GameView {
  const lens = lensFor(game, player)
  return {
    viewer: lens.viewer,
    turn: lens.turn,
    players: [playerView(game, player, 0), playerView(game, player, 1)],
    hand: [...lens.hand],
    controlledHand: lens.controlledHand,
    sideboard: [...lens.sideboard],
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
 * The same view with parts that are computed on demand, for bots, which read only some of them.
 * It is valid only until the next answer.
 */
export const lensFor = (game: Game, player: PlayerId, cache: ViewCache = viewCacheOf(game)): GameView =>
  new Lens(game, player, cache)

class Lens implements GameView {
  readonly #game: Game
  readonly #viewer: PlayerId
  readonly #cache: ViewCache
  #turn: TurnView | null = null
  #players: GameView['players'] | null = null
  #stack: readonly StackView[] | null = null
  #command: readonly CardView[] | null = null
  #combat: CombatView | null = null
  #decision: GameView['decision'] = null

  constructor(game: Game, viewer: PlayerId, cache: ViewCache) {
    this.#game = game
    this.#viewer = viewer
    this.#cache = cache
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
      new PlayerLens(this.#game, this.#viewer, 0, this.#cache),
      new PlayerLens(this.#game, this.#viewer, 1, this.#cache),
    ]
    return this.#players
  }

  get hand(): GameView['hand'] {
    return this.#cache.hand(this.#game, this.#viewer)
  }

  get controlledHand(): GameView['controlledHand'] {
    const game = this.#game
    return controlsOpponent(game, this.#viewer) ? this.#cache.hand(game, otherPlayer(this.#viewer)) : null
  }

  get sideboard(): GameView['sideboard'] {
    return this.#cache.sideboard(this.#game, this.#viewer)
  }

  get battlefield(): GameView['battlefield'] {
    return this.#cache.battlefield(this.#game, this.#viewer)
  }

  get phasedOut(): readonly PhasedOutView[] {
    return phasedOutViews(this.#game)
  }

  get daytime(): GameView['daytime'] {
    return this.#game.state.daytime
  }

  get stack(): readonly StackView[] {
    this.#stack ??= this.#cache.stack(this.#game, this.#viewer)
    return this.#stack
  }

  get exile(): readonly ExileView[] {
    return this.#cache.exile(this.#game, this.#viewer)
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
