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

/** A rough value: planeswalkers first, then players, then objects by power, toughness and mana value. */
function worth(game: Game, entity: EntityId): number {
  if (isPlayerEntity(entity)) return 1_000_000
  const id = entity as ObjectId
  if (!game.state.objects[id] || game.state.objects[id].kind === 'ability') return 0
  const c = characteristics(game, id)
  if (hasType(c, 'planeswalker')) return 2_000_000
  const size = isCreature(c) ? 3 * c.power + 2 * c.toughness : 0
  return size + 2 * c.manaValue + (isLand(c) ? 0 : 1)
}

const playerOf = (game: Game, entity: EntityId): PlayerId =>
  isPlayerEntity(entity) ? entityPlayer(entity) : controllerOf(game, entity as ObjectId)

const byWorth = (game: Game, entities: readonly EntityId[], direction: 1 | -1): EntityId[] =>
  entities.toSorted((a, b) => direction * (worth(game, b) - worth(game, a)))

/** The opponent's most valuable objects, as many as allowed; own objects, the least valuable first, only if required. */
function chooseToHarm(game: Game, { player, candidates, min, max }: ObjectsDecision): EntityId[] {
  const theirs = candidates.filter((entity) => playerOf(game, entity) !== player)
  const own = candidates.filter((entity) => playerOf(game, entity) === player)
  const chosen = byWorth(game, theirs, 1).slice(0, max)
  return [...chosen, ...byWorth(game, own, -1).slice(0, Math.max(0, min - chosen.length))]
}

/** The player's own most valuable objects, as many as allowed; the opponent's only if required. */
function chooseToHelp(game: Game, { player, candidates, min, max }: ObjectsDecision): EntityId[] {
  const own = candidates.filter((entity) => playerOf(game, entity) === player)
  const theirs = candidates.filter((entity) => playerOf(game, entity) !== player)
  const chosen = byWorth(game, own, 1).slice(0, max)
  return [...chosen, ...byWorth(game, theirs, -1).slice(0, Math.max(0, min - chosen.length))]
}

/** Cards that cannot be played now come first, the most valuable before the others; lands come last. */
function chooseToDiscard(game: Game, { player, candidates, min }: ObjectsDecision): EntityId[] {
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

function chooseSensibly(game: Game, decision: ObjectsDecision): EntityId[] {
  const { purpose, candidates, min, max } = decision
  switch (purpose) {
    case 'discard':
    case 'discardToHandSize':
      return chooseToDiscard(game, decision)
    case 'sacrifice':
    case 'costObjects':
      return byWorth(game, candidates, -1).slice(0, min)
    case 'copy':
    case 'chooseFound':
      return byWorth(game, candidates, 1).slice(0, max)
    case 'chooseSource':
      return chooseToHarm(game, decision)
    default:
      switch (benefitOf(game, decision.source)) {
        case 'bad':
          return chooseToHarm(game, decision)
        case 'good':
          return chooseToHelp(game, decision)
        case 'best':
          return byWorth(game, candidates, 1).slice(0, max)
      }
  }
}

/** The choice of a player without a prepared answer. */
export function defaultObjects(game: Game, decision: ObjectsDecision, chosen: readonly EntityId[]): EntityId[] {
  const rest = decision.candidates.filter((entity) => !chosen.includes(entity))
  const more = chooseSensibly(game, {
    ...decision,
    candidates: rest,
    min: Math.max(0, decision.min - chosen.length),
    max: decision.max - chosen.length,
  })
  const answer = [...chosen, ...more]
  if (!decision.check || decision.check(answer) === null) return answer
  return [...defaultAnswer<'objects'>(decision)]
}
