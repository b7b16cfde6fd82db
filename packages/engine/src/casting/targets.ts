import { type Modes, type PlayerFilter, type TargetSpec, type Targets, type The, walk } from '@spellwright/dsl'
import { isCreature, TYPE_BIT } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import { ask, askObjects } from '../decision/ask.ts'
import type { Game } from '../game/game.ts'
import { condition } from '../query/condition.ts'
import { type Context, contextWith } from '../query/context.ts'
import { compares, matches, objectsMatching } from '../query/filter.ts'
import { controllerOf, mustGet, nameOf, recordOf } from '../query/lookup.ts'
import { atLeastZero, quantity } from '../query/quantity.ts'
import { entitiesOf, playersOf } from '../query/refs.ts'
import { playerRules } from '../query/rules.ts'
import {
  type EntityId,
  entityPlayer,
  isPlayerEntity,
  NO_OBJECT,
  type ObjectId,
  PLAYERS,
  type PlayerId,
  playerEntity,
} from '../state/ids.ts'
import { itemAt } from '../state/lists.ts'
import { memoized } from '../state/memoized.ts'
import type { Bindings, ChosenTarget } from '../state/object.ts'
import { canBeTargeted } from './can-be-targeted.ts'

/** The keys of activations that are remembered for the whole game begin with this. */
export const EVER = 'ever:'

const TARGETABLE = TYPE_BIT.creature | TYPE_BIT.planeswalker | TYPE_BIT.battle

function wasDealtDamage(
  game: Game,
  ctx: Context,
  { by, combat }: NonNullable<PlayerFilter['dealtDamageThisTurn']>,
  player: PlayerId,
): boolean {
  const sources = by === undefined ? null : entitiesOf(game, ctx, by)
  return game.state.history.thisTurn.some(
    (event) =>
      event.kind === 'damage' &&
      event.object === NO_OBJECT &&
      event.player === player &&
      (combat === undefined || event.combat) &&
      (sources === null || sources.includes(event.source)),
  )
}

function hasFewerInGraveyard(
  game: Game,
  ctx: Context,
  { of, than, by }: NonNullable<PlayerFilter['fewerInGraveyard']>,
  player: PlayerId,
): boolean {
  const count = (who: PlayerId): number =>
    game.state.graveyard[who].filter((id) => matches(game, ctx, of, id, 'graveyard')).length
  return playersOf(game, ctx, than).every((other) => count(other) - count(player) >= by)
}

function fitsPlayer(game: Game, ctx: Context, filter: PlayerFilter, player: PlayerId): boolean {
  if (filter.player !== 'any' && !playersOf(game, ctx, filter.player).includes(player)) return false
  if (filter.opponentOf !== undefined && playersOf(game, ctx, filter.opponentOf).includes(player)) return false
  if (filter.dealtDamageThisTurn !== undefined && !wasDealtDamage(game, ctx, filter.dealtDamageThisTurn, player))
    return false
  if (filter.fewerInGraveyard !== undefined && !hasFewerInGraveyard(game, ctx, filter.fewerInGraveyard, player))
    return false
  if (filter.controlsMore === undefined) return true
  const { of, than } = filter.controlsMore
  const counts = [0, 0]
  for (const id of objectsMatching(game, ctx, of)) counts[controllerOf(game, id)]!++
  return playersOf(game, ctx, than).every((other) => itemAt(counts, player) > itemAt(counts, other))
}

/** The player who chooses the targets: the controller, unless the ability says otherwise. */
const chooserOf = (game: Game, ctx: Context, { chooser }: TargetSpec): PlayerId =>
  chooser === undefined ? ctx.controller : (playersOf(game, ctx, chooser)[0] ?? ctx.controller)

/** Does it match the description of the target? Whether it may be targeted is checked elsewhere. */
export function fitsTarget(game: Game, ctx: Context, spec: TargetSpec, target: EntityId, stackId: ObjectId): boolean {
  if (isPlayerEntity(target)) {
    if (spec.anyTarget) return true
    return spec.players !== undefined && fitsPlayer(game, ctx, spec.players, entityPlayer(target))
  }
  const id = target as ObjectId
  if (id === stackId || !game.state.objects[id]) return false
  if (spec.anyTarget) {
    if (mustGet(game, id).zone !== 'battlefield') return false
    if (spec.anyTarget === 'any other target' && id === ctx.source) return false
    return (characteristics(game, id).types & TARGETABLE) !== 0
  }
  return spec.objects !== undefined && matches(game, ctx, spec.objects, id)
}

const NONE_TAKEN: readonly EntityId[] = []

/** What has been chosen for other targets. */
const takenBy = (ctx: Context, names: readonly The[]): readonly EntityId[] =>
  names.flatMap(({ the }) => {
    const bound = ctx.bindings[the]
    return typeof bound === 'object' ? bound : []
  })

/** Everything that may be chosen for one instance of "target" (CR 601.2c). `stackId` is the spell or ability itself. */
export function legalTargets(game: Game, ctx: Context, spec: TargetSpec, stackId: ObjectId): EntityId[] {
  const candidates: EntityId[] = []
  if (spec.anyTarget) candidates.push(...game.state.battlefield)
  else if (spec.objects) candidates.push(...objectsMatching(game, ctx, spec.objects))
  if (spec.anyTarget || spec.players) candidates.push(...PLAYERS.map(playerEntity))
  const source = stackId === 0 ? ctx.source : stackId
  const taken = spec.differentFrom === undefined ? NONE_TAKEN : takenBy(ctx, spec.differentFrom)
  return candidates.filter(
    (target) =>
      !taken.includes(target) &&
      fitsTarget(game, ctx, spec, target, stackId) &&
      canBeTargeted(game, target, source, ctx.controller),
  )
}

export function targetRange(game: Game, ctx: Context, spec: TargetSpec): { min: number; max: number } {
  if (!spec.count) return { min: 1, max: 1 }
  const min = atLeastZero(quantity(game, ctx, spec.count.min))
  const max = spec.count.max === 'any' ? Number.MAX_SAFE_INTEGER : atLeastZero(quantity(game, ctx, spec.count.max))
  if (spec.divide === undefined) return { min, max }
  // CR 601.2d: each target gets at least one of what is divided.
  return { min, max: Math.min(max, atLeastZero(quantity(game, ctx, spec.divide))) }
}

/** Does it refer to other chosen targets? */
const refers = memoized((spec: TargetSpec) =>
  walk('targetSpec', spec, {
    objectRef: (ref) => typeof ref === 'object' && 'the' in ref,
    playerRef: (ref) => typeof ref === 'object' && 'the' in ref,
  }),
)

const speakOfX = memoized((targets: Targets) =>
  walk('targets', targets, { quantity: (quantity) => typeof quantity === 'object' && quantity.kind === 'x' }),
)

/** Does X restrict the targets ("with mana value X")? It is chosen before them (CR 601.2b–c). */
export const dependOnX = (targets: Targets | undefined): boolean => targets !== undefined && speakOfX(targets)

/** Can all targets be chosen? Later ones may depend on earlier ones. */
export function hasLegalTargets(game: Game, ctx: Context, targets: Targets | undefined, stackId: ObjectId): boolean {
  if (!targets) return true
  return canFill(game, ctx, Object.entries(targets), 0, stackId)
}

const isAsked = (game: Game, ctx: Context, { onlyIf }: TargetSpec): boolean =>
  onlyIf === undefined || condition(game, ctx, onlyIf)

function canFill(
  game: Game,
  ctx: Context,
  specs: readonly [string, TargetSpec][],
  at: number,
  stackId: ObjectId,
): boolean {
  const entry = specs[at]
  if (!entry) return true
  const [name, spec] = entry
  if (!isAsked(game, ctx, spec)) return canFill(game, ctx, specs, at + 1, stackId)
  const { min } = targetRange(game, ctx, spec)
  const laterRefers = specs.slice(at + 1).some(([, later]) => refers(later))
  if (min === 0 && !laterRefers) return canFill(game, ctx, specs, at + 1, stackId)
  const legal = legalTargets(game, ctx, spec, stackId)
  if (legal.length < min) return false
  if (!laterRefers) return canFill(game, ctx, specs, at + 1, stackId)
  if (min === 0 && canFill(game, bind(ctx, name, []), specs, at + 1, stackId)) return true
  return legal.some((target) => canFill(game, bind(ctx, name, [target]), specs, at + 1, stackId))
}

const bind = (ctx: Context, name: string, entities: readonly EntityId[]): Context =>
  contextWith(ctx, { bindings: { ...ctx.bindings, [name]: entities } })

/** Modes that could be chosen: those with legal targets (CR 700.2a). */
/** Was that mode chosen before, where each may be chosen only once? */
const wasChosen = (game: Game, ctx: Context, { unchosen }: Modes, mode: number): boolean =>
  unchosen !== undefined && game.state.activations.has(chosenModeKey(ctx, unchosen, mode))

/** Under which the chosen mode is noted; what is limited forever is never forgotten. */
const chosenModeKey = ({ source, abilityKey }: Context, unchosen: Modes['unchosen'], mode: number): string =>
  `${unchosen === 'ever' ? EVER : ''}mode:${source}:${abilityKey}:${mode}`

/** Notes the chosen modes of an ability that allows each only once. */
export function noteModes(game: Game, ctx: Context, { unchosen }: Modes, chosen: readonly number[]): void {
  if (unchosen === undefined) return
  for (const mode of chosen) game.state.activations.set(chosenModeKey(ctx, unchosen, mode), 1)
}

export function legalModes(game: Game, ctx: Context, modes: Modes, stackId: ObjectId): number[] {
  return modes.options.flatMap((mode, index) =>
    !wasChosen(game, ctx, modes, index) && hasLegalTargets(game, ctx, mode.targets, stackId) ? [index] : [],
  )
}

export interface Announced {
  readonly targets: readonly ChosenTarget[]
  readonly bindings: Bindings
}

/** Chooses every target in order (CR 601.2c–d). Returns null if a required target cannot be chosen. */
export function chooseTargets(
  game: Game,
  ctx: Context,
  targets: Targets | undefined,
  mode: number,
  stackId: ObjectId,
  most: number = Number.MAX_SAFE_INTEGER,
  canAfford?: (picked: readonly EntityId[]) => boolean,
): Announced | null {
  const chosen: ChosenTarget[] = []
  let current = ctx
  const specs = Object.entries(targets ?? {})
  for (const [at, [name, spec]] of specs.entries()) {
    if (!isAsked(game, current, spec)) continue
    const range = targetRange(game, current, spec)
    const { min } = range
    const max = Math.max(min, Math.min(range.max, most))
    const all = legalTargets(game, current, spec, stackId)
    const legal = canAfford === undefined || max > 1 ? all : all.filter((target) => canAfford([target]))
    if (legal.length < min) return null
    const demanded = demandedTargets(game, current, specs.slice(at), stackId, chosen, legal)
    const entities = askObjects(
      game,
      {
        player: chooserOf(game, current, spec),
        purpose: 'target',
        source: stackId === 0 ? ctx.source : stackId,
        text: targetText(game, ctx, min, max),
        about: { data: { kind: 'target', target: spec }, context: current },
      },
      demanded.length > 0 && max === 1 ? demanded : legal,
      demanded.length > 0 ? Math.max(min, 1) : min,
      max,
      spec.together || spec.total || demanded.length > 0
        ? (picked) => whyNotDemanded(demanded, picked) ?? whyNotTogether(game, current, spec, picked)
        : undefined,
    )
    const shares = divideShares(game, current, spec, entities)
    chosen.push({ name, mode, entities, shares })
    current = bind(current, name, entities)
  }
  return { targets: chosen, bindings: current.bindings }
}

/**
 * What one of the targets must be chosen from: where a rule demands such a target, none has been chosen yet, and no later
 * target could be one (Flagbearers). Triggered abilities are free to choose.
 */
function demandedTargets(
  game: Game,
  ctx: Context,
  [, ...later]: readonly [string, TargetSpec][],
  stackId: ObjectId,
  chosen: readonly ChosenTarget[],
  legal: readonly EntityId[],
): readonly EntityId[] {
  const rules = playerRules(game, 'mustTarget', ctx.controller)
  if (rules.length === 0 || recordOf(game, stackId)?.stack?.kind === 'triggered') return NONE_TAKEN
  const isDemanded = (entity: EntityId): boolean =>
    !isPlayerEntity(entity) && rules.some((entry) => matches(game, entry.ctx, entry.rule.what, entity as ObjectId))
  if (chosen.some(({ entities }) => entities.some(isDemanded))) return NONE_TAKEN
  if (later.some(([, spec]) => legalTargets(game, ctx, spec, stackId).some(isDemanded))) return NONE_TAKEN
  return legal.filter(isDemanded)
}

const whyNotDemanded = (demanded: readonly EntityId[], picked: readonly EntityId[]): string | null =>
  demanded.length === 0 || picked.some((entity) => demanded.includes(entity))
    ? null
    : 'One of those that must be targeted has to be among the targets.'

/**
 * CR 115.7d–f: choose new targets for a spell or ability on the stack. A target may be left unchanged, even if it has
 * become illegal. The number of targets stays the same, and each new target gets the share of the old one.
 */
export function chooseNewTargets(
  game: Game,
  ctx: Context,
  targets: Targets | undefined,
  former: readonly ChosenTarget[],
  stackId: ObjectId,
  player: PlayerId,
  how: 'may' | 'must',
): Announced {
  const chosen: ChosenTarget[] = []
  let current = ctx
  for (const [name, spec] of Object.entries(targets ?? {})) {
    const old = former.find((target) => target.name === name)
    if (!old) continue
    const count = old.entities.length
    const legal = legalTargets(game, current, spec, stackId)
    const others = legal.filter((target) => !old.entities.includes(target))
    // CR 115.7a: a target that must be changed stays only where there is no other legal one.
    const candidates = how === 'must' && others.length > 0 ? others : [...new Set([...old.entities, ...legal])]
    const entities = askObjects(
      game,
      {
        player,
        purpose: 'target',
        source: stackId,
        text: targetText(game, ctx, count, count),
        about: { data: { kind: 'target', target: spec }, context: current },
      },
      candidates,
      count,
      count,
      spec.together || spec.total ? (picked) => whyNotTogether(game, current, spec, picked) : undefined,
    )
    chosen.push({ ...old, entities })
    current = bind(current, name, entities)
  }
  return { targets: chosen, bindings: current.bindings }
}

function targetText(game: Game, ctx: Context, min: number, max: number): string {
  const name = nameOf(game, ctx.source)
  if (min === 1 && max === 1) return `Choose a target for ${name}.`
  return min === 0 ? `Choose any targets for ${name}.` : `Choose targets for ${name}.`
}

function whyNotTogether(game: Game, ctx: Context, spec: TargetSpec, picked: readonly EntityId[]): string | null {
  if (spec.total !== undefined) {
    const { value, is } = spec.total
    const sum = picked.reduce((all, entity) => all + characteristics(game, entity as ObjectId)[value], 0)
    if (!compares(game, ctx, sum, is)) return 'Their total does not fit.'
  }
  if (spec.together === undefined) return null
  if (spec.together === 'differentManaValues') {
    const values = picked.map((entity) => characteristics(game, entity as ObjectId).manaValue)
    return new Set(values).size === values.length ? null : 'They must have different mana values.'
  }
  const owners = picked.map((entity) =>
    spec.together === 'sameOwner' ? recordOf(game, entity as ObjectId)!.owner : controllerOf(game, entity as ObjectId),
  )
  const distinct = new Set(owners).size
  if (spec.together === 'differentControllers')
    return distinct === owners.length ? null : 'They must have different controllers.'
  return distinct <= 1 ? null : 'They must belong to the same player.'
}

function divideShares(
  game: Game,
  ctx: Context,
  spec: TargetSpec,
  entities: readonly EntityId[],
): readonly number[] | null {
  if (spec.divide === undefined) return null
  const total = atLeastZero(quantity(game, ctx, spec.divide))
  if (entities.length === 0) return []
  if (entities.length === 1) return [total]
  const suggestion = entities.map((_, index) => (index === 0 ? total - entities.length + 1 : 1))
  return ask<'divide'>(game, {
    shape: 'divide',
    player: ctx.controller,
    purpose: 'divide',
    source: ctx.source,
    text: `Divide ${total} among the targets.`,
    total,
    among: entities,
    minEach: 1,
    suggestion,
  })
}

/** CR 608.2b: is this target still legal on resolution? */
export function isStillLegal(game: Game, ctx: Context, spec: TargetSpec, target: EntityId, stackId: ObjectId): boolean {
  return fitsTarget(game, ctx, spec, target, stackId) && canBeTargeted(game, target, stackId, ctx.controller)
}

export { isCreature }
