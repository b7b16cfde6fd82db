import { characteristics } from '../continuous/read.ts'
import type { Game } from '../game/game.ts'
import { nameOf } from '../query/lookup.ts'
import { NO_OBJECT, type ObjectId, type PlayerId } from '../state/ids.ts'
import type { GameObject, StackItem } from '../state/object.ts'
import type { PlayerState } from '../state/state.ts'
import { byName, cardBehind, cardInfo, cardView, knownCard } from './card-view.ts'
import { decisionView } from './decision-view.ts'
import { isHiddenZone, knows, playsWithTopRevealed } from './knowledge.ts'
import { permanentView } from './permanent-view.ts'
import type {
  CardView,
  CombatView,
  ExileView,
  GameView,
  KnownCard,
  PermanentView,
  PlayerView,
  StackView,
} from './types.ts'
import { ViewMemory } from './view-memory.ts'

const objectsAt = (game: Game, ids: readonly ObjectId[]): GameObject[] => ids.map((id) => game.state.objects[id]!)

/** While a spell is being cast it may be on the stack before its choices are made. */
const NO_ITEM: StackItem = {
  kind: 'spell',
  source: NO_OBJECT,
  ability: null,
  abilityKey: '',
  targets: [],
  modes: [],
  x: 0,
  bindings: {},
  event: null,
  castAs: 'normal',
  method: '',
}

function stackView(game: Game, viewer: PlayerId, object: GameObject): StackView {
  const item = object.stack ?? NO_ITEM
  const isSpell = object.kind !== 'ability'
  return {
    id: object.id,
    kind: item.kind,
    name: nameOf(game, object.id),
    controller: object.controller,
    owner: object.owner,
    source: isSpell ? NO_OBJECT : visibleSource(game, viewer, item.source),
    spell: isSpell ? cardInfo(characteristics(game, object.id)) : null,
    card: isSpell && knows(game, viewer, object) ? cardBehind(game, object) : null,
    isCopy: object.kind === 'copy' || object.copy !== null,
    ability: isSpell ? null : item.ability,
    abilityKey: item.abilityKey,
    targets: item.targets.map(({ name, mode, entities, shares }) => ({ name, mode, entities, shares })),
    modes: item.modes,
    x: item.x,
    castAs: item.castAs,
    method: item.method,
  }
}

function visibleSource(game: Game, viewer: PlayerId, source: ObjectId): ObjectId {
  const object = game.state.objects[source]
  if (!object || !isHiddenZone(object.zone)) return source
  return object.zone === 'hand' && object.owner === viewer ? source : NO_OBJECT
}

function exileView(game: Game, viewer: PlayerId, object: GameObject): ExileView {
  if (knows(game, viewer, object)) return { ...cardView(game, object), faceDown: object.faceDown }
  return { id: object.id, owner: object.owner, faceDown: true }
}

const knownIn = (game: Game, viewer: PlayerId, ids: readonly ObjectId[]): KnownCard[] =>
  byName(
    objectsAt(game, ids)
      .filter((object) => knows(game, viewer, object))
      .map((object) => knownCard(game, object)),
  )

function playerView(game: Game, viewer: PlayerId, player: PlayerId): PlayerView {
  const lens = new PlayerLens(game, viewer, player)
  return {
    player: lens.player,
    name: lens.name,
    life: lens.life,
    counters: lens.counters,
    pool: lens.pool,
    handCount: lens.handCount,
    libraryCount: lens.libraryCount,
    graveyard: [...lens.graveyard],
    knownHand: lens.knownHand,
    knownLibrary: lens.knownLibrary,
    revealedTop: lens.revealedTop,
    landsPlayed: lens.landsPlayed,
    mulligans: lens.mulligans,
    keptHand: lens.keptHand,
    turnsTaken: lens.turnsTaken,
    lost: lens.lost,
  }
}

/** What of a player can be seen; what takes time to find out is found out when it is looked at. */
class PlayerLens implements PlayerView {
  readonly #game: Game
  readonly #viewer: PlayerId
  readonly player: PlayerId

  constructor(game: Game, viewer: PlayerId, player: PlayerId) {
    this.#game = game
    this.#viewer = viewer
    this.player = player
  }

  get #now(): PlayerState {
    return this.#game.state.players[this.player]
  }

  get name(): string {
    return this.#now.name
  }

  get life(): number {
    return this.#now.life
  }

  get counters(): PlayerView['counters'] {
    return this.#now.counters
  }

  get pool(): PlayerView['pool'] {
    return this.#now.pool.map(({ type, snow, persists, rider }) => ({ type, snow, persists, rider }))
  }

  get handCount(): number {
    return this.#game.state.hand[this.player].length
  }

  get libraryCount(): number {
    return this.#game.state.library[this.player].length
  }

  get graveyard(): PlayerView['graveyard'] {
    const game = this.#game
    return graveyardMemory.recall(game, this.player, () =>
      objectsAt(game, game.state.graveyard[this.player]).map((object) => cardView(game, object)),
    )
  }

  get knownHand(): PlayerView['knownHand'] {
    return this.player === this.#viewer ? [] : knownIn(this.#game, this.#viewer, this.#game.state.hand[this.player])
  }

  get knownLibrary(): PlayerView['knownLibrary'] {
    return knownIn(this.#game, this.#viewer, this.#game.state.library[this.player])
  }

  get revealedTop(): PlayerView['revealedTop'] {
    const game = this.#game
    const top = game.state.library[this.player].at(-1)
    return top !== undefined && playsWithTopRevealed(game, this.player)
      ? knownCard(game, game.state.objects[top]!)
      : null
  }

  get landsPlayed(): number {
    return this.#now.landsPlayed
  }

  get mulligans(): number {
    return this.#now.mulligans
  }

  get keptHand(): boolean {
    return this.#now.keptHand
  }

  get turnsTaken(): number {
    return this.#now.turnsTaken
  }

  get lost(): PlayerView['lost'] {
    return this.#now.lost
  }

  toJSON(): PlayerView {
    return playerView(this.#game, this.#viewer, this.player)
  }
}

function combatView({ state: { combat } }: Game): CombatView | null {
  if (!combat) return null
  return {
    attackers: combat.attackers.map(({ attacker, defender, blocked, blockers }) => ({
      attacker,
      defender,
      blocked,
      blockers,
    })),
    blockersDeclared: combat.blockersDeclared,
  }
}

/** Most questions come without a change since the last one: then what was seen then is seen now. */
const handMemory = new ViewMemory<CardView[]>()
const battlefieldMemory = new ViewMemory<PermanentView[]>()
/** By whose graveyard it is: everybody sees the same. */
const graveyardMemory = new ViewMemory<CardView[]>()

type Section<K extends keyof GameView> = (game: Game, viewer: PlayerId) => GameView[K]

/** Every part of a view; the lens and the plain view are both made from this table. */
const sections: { [K in keyof GameView]: Section<K> } = {
  viewer: (_, viewer) => viewer,
  turn: ({ state: { turn } }) => ({
    number: turn.number,
    active: turn.active,
    step: turn.step,
    priority: turn.priority,
    startingPlayer: turn.startingPlayer,
  }),
  players: (game, viewer) => [new PlayerLens(game, viewer, 0), new PlayerLens(game, viewer, 1)],
  hand: (game, viewer) =>
    handMemory.recall(game, viewer, () =>
      objectsAt(game, game.state.hand[viewer]).map((object) => cardView(game, object)),
    ),
  battlefield: (game, viewer) =>
    battlefieldMemory.recall(game, viewer, () =>
      objectsAt(game, game.state.battlefield).map((object) => permanentView(game, viewer, object)),
    ),
  stack: (game, viewer) => objectsAt(game, game.state.stack).map((object) => stackView(game, viewer, object)),
  exile: (game, viewer) => objectsAt(game, game.state.exile).map((object) => exileView(game, viewer, object)),
  command: (game) => objectsAt(game, game.state.command).map((object) => cardView(game, object)),
  combat: combatView,
  waitingFor: (game) => game.decision?.player ?? null,
  decision: (game, viewer) => (game.decision?.player === viewer ? decisionView(game, game.decision) : null),
  result: ({ state }) => state.result,
}

const SECTIONS = Object.keys(sections) as (keyof GameView)[]
const sectionOf = (key: keyof GameView): ((game: Game, viewer: PlayerId) => unknown) => sections[key]
const makers = SECTIONS.map(sectionOf)

/** What a player in that seat may see of the game: plain data that can be written as JSON. */
export function viewFor(game: Game, player: PlayerId): GameView {
  const view = Object.fromEntries(SECTIONS.map((key) => [key, sectionOf(key)(game, player)])) as unknown as GameView
  const { hand, battlefield } = view
  const players = [playerView(game, player, 0), playerView(game, player, 1)] as const
  return { ...view, hand: [...hand], battlefield: [...battlefield], players }
}

/**
 * The same view, each part computed when it is first looked at: for bots in this process, which look at few parts.
 * It is the view of now: do not keep it over an answer.
 */
export function lensFor(game: Game, player: PlayerId): GameView {
  return new Lens(game, player) as unknown as GameView
}

class Lens {
  readonly #game: Game
  readonly #player: PlayerId
  readonly #seen: unknown[] = []

  constructor(game: Game, player: PlayerId) {
    this.#game = game
    this.#player = player
  }

  section(at: number): unknown {
    let seen = this.#seen[at]
    if (seen === undefined) {
      seen = makers[at]!(this.#game, this.#player)
      this.#seen[at] = seen
    }
    return seen
  }

  toJSON(): GameView {
    return viewFor(this.#game, this.#player)
  }
}

SECTIONS.forEach((key, at) => {
  Object.defineProperty(Lens.prototype, key, {
    get(this: Lens): unknown {
      return this.section(at)
    },
    enumerable: true,
  })
})
