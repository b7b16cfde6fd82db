import type { Condition } from '@spellwright/dsl'
import { countEvents, somePlayerDid } from '../events/history.ts'
import type { Game } from '../game/game.ts'
import { isObjectEntity, type ObjectId } from '../state/ids.ts'
import { keywordInstance } from '../state/keyword-instance.ts'
import { castsThisGame } from './casts-this-game.ts'
import type { Context } from './context.ts'
import { designation } from './designation.ts'
import { compares, countMatching, matches } from './filter.ts'
import { currentOrLastKnown, isOnBattlefield, recordOf } from './lookup.ts'
import { quantity } from './quantity.ts'
import { objectsOf, playersOf, settledEntities } from './refs.ts'
import { believedCondition, isYetToBeCast, sourceCast } from './viewpoint.ts'

/** By which mark of a marker in the command zone, and how much of it. */
const DESIGNATIONS = {
  monarch: ['monarch', 1],
  "city's blessing": ['blessing', 1],
  'max speed': ['speed', 4],
  initiative: ['initiative', 1],
  'completed a dungeon': ['completedDungeons', 1],
} as const

type ConditionOf<K extends Condition['kind']> = Extract<Condition, { kind: K }>
type Reader<K extends Condition['kind']> = (game: Game, ctx: Context, c: ConditionOf<K>) => boolean

/** Does a player think of casting that card, and believe that it stays? */
function willBeThere(game: Game, ctx: Context, id: ObjectId): boolean {
  const object = recordOf(game, id)
  return object !== undefined && isYetToBeCast(ctx, object) && believedCondition(ctx, 'isThere')
}

const readers: { [K in Condition['kind']]: Reader<K> } = {
  exists: (game, ctx, c) => compares(game, ctx, countMatching(game, ctx, c.of), c.count ?? { atLeast: 1 }),
  matches: (game, ctx, c) => {
    const entities = settledEntities(game, ctx, c.object)
    if (entities === undefined) return believedCondition(ctx, 'matches')
    const objects = entities.filter(isObjectEntity)
    return objects.length > 0 && objects.every((id) => matches(game, ctx, c.filter, id, null))
  },
  compare: (game, ctx, c) => compares(game, ctx, quantity(game, ctx, c.quantity), c.is),
  happened: (game, ctx, c) => compares(game, ctx, countEvents(game, ctx, c.event, c.when), c.times ?? { atLeast: 1 }),
  somePlayerDid: (game, ctx, c) => somePlayerDid(game, ctx, c.event, c.when, (n) => compares(game, ctx, n, c.times)),
  castThisGame: (game, ctx, c) =>
    playersOf(game, ctx, c.player).some((player) => compares(game, ctx, castsThisGame(game, player, c.named), c.times)),
  did: (game, ctx, c) => {
    const bound = ctx.bindings[c.name]
    if (typeof bound === 'number') return bound > 0
    if (typeof bound === 'object') return bound.length > 0
    if (typeof bound === 'string') return true
    // A mark put on the source this turn (Carpet of Flowers).
    const mark = recordOf(game, ctx.source)?.marks?.[`${ctx.abilityKey}:${c.name}`]
    return mark === undefined ? believedCondition(ctx, 'did') : mark === game.state.turn.number
  },
  isThere: (game, ctx, c) => {
    const entities = settledEntities(game, ctx, c.object)
    if (entities === undefined) return believedCondition(ctx, 'isThere')
    return entities.filter(isObjectEntity).some((id) => isOnBattlefield(game, id) || willBeThere(game, ctx, id))
  },
  classLevel: (game, ctx, c) => compares(game, ctx, recordOf(game, ctx.source)?.marks?.['level'] ?? 1, c.is),
  kicked: (game, ctx, c) => {
    const kicks = sourceCast(game, ctx)?.kicks ?? []
    const times = c.which === undefined ? kicks.reduce((sum, n) => sum + n, 0) : (kicks[c.which] ?? 0)
    return compares(game, ctx, times, c.times ?? { atLeast: 1 })
  },
  isDaytime: (game, _ctx, c) => c.is === (game.state.daytime ?? 'neither'),
  isTurnOf: (game, ctx, c) => playersOf(game, ctx, c.player).includes(game.state.turn.active),
  duringStep: (game, _ctx, c) =>
    typeof c.step === 'string' ? c.step === game.state.turn.step : c.step.includes(game.state.turn.step),
  isStartingPlayer: (game, ctx, c) => playersOf(game, ctx, c.player).includes(game.state.turn.startingPlayer),
  chose: (game, ctx, c) => recordOf(game, ctx.source)?.chosen?.[c.as] === c.word,
  shareColor: (game, ctx, c) => {
    const { filter } = c
    const objects = objectsOf(game, ctx, c.among).filter((id) => !filter || matches(game, ctx, filter, id, null))
    const colors = objects.map((id) => currentOrLastKnown(game, id)?.colors ?? 0)
    return colors.some((one, at) => colors.some((other, index) => index > at && (one & other) !== 0))
  },
  isPlayer: (game, ctx, c) => playersOf(game, ctx, c.same).some((p) => playersOf(game, ctx, c.player).includes(p)),
  castAtInstantTiming: (game, ctx) => sourceCast(game, ctx)?.instantTiming ?? false,
  asCast: (game, ctx, c) => sourceCast(game, ctx)?.wasSo?.includes(JSON.stringify(c.condition)) ?? false,
  castFrom: (game, ctx, c) => sourceCast(game, ctx)?.from === c.zone,
  paid: (game, ctx, c) => {
    const cast = sourceCast(game, ctx)
    if (cast === null || !cast.paid.includes(c.cost)) return false
    return cast.unpaid === undefined || !cast.unpaid.includes(keywordInstance(ctx.abilityKey))
  },
  designated: (game, ctx, c) => {
    const [mark, value] = DESIGNATIONS[c.as]
    return playersOf(game, ctx, c.player).some((player) => designation(game, player, mark) >= value)
  },
  newSinceLastUpkeep: (game, ctx) => {
    const object = recordOf(game, ctx.source)
    // `controlledSince` is the first turn it has been controlled from the beginning of.
    return object !== undefined && object.controlledSince > game.state.players[ctx.controller].previousTurn
  },
  not: (game, ctx, c) => !condition(game, ctx, c.condition),
  all: (game, ctx, c) => c.conditions.every((part) => condition(game, ctx, part)),
  any: (game, ctx, c) => c.conditions.some((part) => condition(game, ctx, part)),
}

export function condition(game: Game, ctx: Context, c: Condition): boolean {
  const reader = readers[c.kind] as Reader<typeof c.kind>
  return reader(game, ctx, c as never)
}
