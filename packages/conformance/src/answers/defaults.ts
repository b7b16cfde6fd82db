import {
  characteristics,
  controllerOf,
  defaultAnswer,
  type EntityId,
  entityPlayer,
  type Game,
  hasType,
  isCreature,
  isLand,
  isPlayerEntity,
  legalActions,
  type ObjectId,
  type ObjectsDecision,
  type PlayerId,
} from '@spellwright/engine'
import { benefitOf } from './benefit.ts'

/** How much a player cares: planeswalkers, players, creatures by their size, the rest by mana value. */
function worth(game: Game, entity: EntityId): number {
  if (isPlayerEntity(entity)) return 1_000_000
  const id = entity as ObjectId
  if (!game.state.objects[id] || game.state.objects[id].kind === 'ability') return 0
  const c = characteristics(game, id)
  if (hasType(c, 'planeswalker')) return 2_000_000
  const size = isCreature(c) ? 3 * c.power + 2 * c.toughness : 0
  return size + 2 * c.manaValue + (isLand(c) ? 0 : 1)
}

const sideOf = (game: Game, entity: EntityId): PlayerId =>
  isPlayerEntity(entity) ? entityPlayer(entity) : controllerOf(game, entity as ObjectId)

const byWorth = (game: Game, entities: readonly EntityId[], direction: 1 | -1): EntityId[] =>
  entities.toSorted((a, b) => direction * (worth(game, b) - worth(game, a)))

/** Something bad: the opponent's best, as many as allowed; own ones, the least first, only if they must be. */
function forHarm(game: Game, { player, candidates, min, max }: ObjectsDecision): EntityId[] {
  const theirs = candidates.filter((entity) => sideOf(game, entity) !== player)
  const own = candidates.filter((entity) => sideOf(game, entity) === player)
  const chosen = byWorth(game, theirs, 1).slice(0, max)
  return [...chosen, ...byWorth(game, own, -1).slice(0, Math.max(0, min - chosen.length))]
}

function forHelp(game: Game, { player, candidates, min, max }: ObjectsDecision): EntityId[] {
  const own = candidates.filter((entity) => sideOf(game, entity) === player)
  const theirs = candidates.filter((entity) => sideOf(game, entity) !== player)
  const chosen = byWorth(game, own, 1).slice(0, max)
  return [...chosen, ...byWorth(game, theirs, -1).slice(0, Math.max(0, min - chosen.length))]
}

/** The most valuable nonland card that cannot be played first, lands last. */
function toDiscard(game: Game, { player, candidates, min }: ObjectsDecision): EntityId[] {
  const playable = new Set(legalActions(game, player).flatMap((a) => ('object' in a ? [a.object] : [])))
  const rank = (entity: EntityId): number => {
    const id = entity as ObjectId
    if (isLand(characteristics(game, id))) return 2
    return playable.has(id) ? 1 : 0
  }
  return byWorth(game, candidates, 1)
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, min)
}

function ordered(game: Game, decision: ObjectsDecision): EntityId[] {
  const { purpose, candidates, min, max } = decision
  switch (purpose) {
    case 'discard':
    case 'discardToHandSize':
      return toDiscard(game, decision)
    case 'sacrifice':
    case 'costObjects':
      return byWorth(game, candidates, -1).slice(0, min)
    case 'copy':
    case 'chooseFound':
      return byWorth(game, candidates, 1).slice(0, max)
    case 'chooseSource':
      return forHarm(game, decision)
    default:
      switch (benefitOf(game, decision.source)) {
        case 'bad':
          return forHarm(game, decision)
        case 'good':
          return forHelp(game, decision)
        case 'best':
          return byWorth(game, candidates, 1).slice(0, max)
      }
  }
}

/** What a player without a prepared answer chooses: a sensible one. */
export function defaultObjects(game: Game, decision: ObjectsDecision, chosen: readonly EntityId[]): EntityId[] {
  const rest = decision.candidates.filter((entity) => !chosen.includes(entity))
  const more = ordered(game, {
    ...decision,
    candidates: rest,
    min: Math.max(0, decision.min - chosen.length),
    max: decision.max - chosen.length,
  })
  const answer = [...chosen, ...more]
  if (!decision.check || decision.check(answer) === null) return answer
  return [...defaultAnswer<'objects'>(decision)]
}
