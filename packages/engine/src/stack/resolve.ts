import type { Effect, Modes, TargetSpec, Targets } from '@spellwright/dsl'
import { merge } from '../atoms/merge.ts'
import { moveObject, shuffleLibrary } from '../atoms/move.ts'
import { spellAbilityOf } from '../casting/announce.ts'
import { isStillLegal } from '../casting/targets.ts'
import { hasSubtype, isCreature, PERMANENT_TYPES } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import { askYesNo } from '../decision/ask.ts'
import { Frame } from '../effects/frame.ts'
import { runEffects, runSteps } from '../effects/run.ts'
import { makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { condition } from '../query/condition.ts'
import { type Context, contextOf, contextWith } from '../query/context.ts'
import { mustGet, nameOf } from '../query/lookup.ts'
import { type EntityId, NO_OBJECT, type ObjectId } from '../state/ids.ts'
import { itemAt } from '../state/lists.ts'
import type { Bindings, GameObject, StackItem } from '../state/object.ts'
import { nextEffectId, updateObject } from '../state/update.ts'
import { emit } from '../triggers/collect.ts'
import { resolutionKey } from '../triggers/keys.ts'
import { leaveStack, removeAbility } from './counter.ts'
import { stackItemOf } from './stack-item.ts'

type Shares = Readonly<Record<string, readonly number[]>>

/** The targets of one chosen mode; another mode, or the same one again, may use the same names. */
interface ModeTargets {
  readonly bindings: Bindings
  readonly shares: Shares
}

interface Checked {
  /** False: every target is illegal (CR 608.2b). */
  readonly resolves: boolean
  readonly bindings: Bindings
  readonly shares: Shares
  /** For each chosen mode, in order. */
  readonly byMode: readonly ModeTargets[]
}

/** CR 608.2b: illegal targets are ignored; if all are illegal, the spell or ability does not resolve. */
function checkTargets(
  game: Game,
  object: GameObject,
  ctx: Context,
  ability: { targets?: Targets; modes?: Modes },
): Checked {
  const item = stackItemOf(object)
  if (item.targets.length === 0 && item.modes.length === 0) return untargeted(item.bindings)
  return targeted(game, object, item, ctx, ability)
}

const NO_SHARES: Shares = {}
const NO_MODES: readonly ModeTargets[] = []

/** A spell or ability without targets and modes always resolves. */
const untargeted = (bindings: Bindings): Checked => ({ resolves: true, bindings, shares: NO_SHARES, byMode: NO_MODES })

/** One chosen target word, with the targets that are still legal. */
interface StillLegal {
  readonly mode: number
  readonly name: string
  readonly chosen: number
  readonly entities: readonly EntityId[]
  /** Each one's share of what is divided, or null. */
  readonly shares: readonly number[] | null
  /** Does the spell resolve without it? */
  readonly isDispensable: boolean
}

function targeted(
  game: Game,
  object: GameObject,
  item: StackItem,
  ctx: Context,
  ability: { targets?: Targets; modes?: Modes },
): Checked {
  let bindings = item.bindings
  const shares: Record<string, readonly number[]> = {}
  const checked: StillLegal[] = []
  for (const target of item.targets) {
    const { mode, name } = target
    const spec = mode < 0 ? ability.targets?.[name] : ability.modes?.options[mode]?.targets?.[name]
    if (!spec) continue
    const legal = stillLegal(game, contextWith(ctx, { bindings }), spec, target, object.id)
    checked.push(legal)
    bindings = { ...bindings, [name]: legal.entities }
    if (legal.shares) shares[name] = legal.shares
  }
  const needed = checked.filter(({ isDispensable }) => !isDispensable)
  const resolves = needed.every(({ chosen }) => chosen === 0) || checked.some(({ entities }) => entities.length > 0)
  return { resolves, bindings, shares, byMode: targetsByMode(item.modes, ability.modes, checked) }
}

function stillLegal(
  game: Game,
  ctx: Context,
  spec: TargetSpec,
  { mode, name, entities, shares }: StackItem['targets'][number],
  stackObject: ObjectId,
): StillLegal {
  const isLegal = entities.map((entity) => isStillLegal(game, ctx, spec, entity, stackObject))
  const keep = <T>(values: readonly T[]): readonly T[] => values.filter((_, index) => isLegal[index])
  return {
    mode,
    name,
    chosen: entities.length,
    entities: keep(entities),
    shares: shares ? keep(entities.map((_, index) => shares[index] ?? 0)) : null,
    isDispensable: spec.ifIllegal !== undefined,
  }
}

/** A mode that was chosen twice has its targets in the order of the choices. */
function targetsByMode(
  chosen: readonly number[],
  modes: Modes | undefined,
  checked: readonly StillLegal[],
): readonly ModeTargets[] {
  const left = [...checked]
  return chosen.map((mode): ModeTargets => {
    const bindings: Record<string, readonly EntityId[]> = {}
    const shares: Record<string, readonly number[]> = {}
    for (const name of Object.keys(modes?.options[mode]?.targets ?? {})) {
      const at = left.findIndex((target) => target.mode === mode && target.name === name)
      const [target] = at < 0 ? [] : left.splice(at, 1)
      if (target === undefined) continue
      bindings[name] = target.entities
      if (target.shares) shares[name] = target.shares
    }
    return { bindings, shares }
  })
}

/** CR 608: the topmost object of the stack resolves. */
export function resolveTop(game: Game): void {
  const id = itemAt(game.state.stack, game.state.stack.length - 1)
  const object = mustGet(game, id)
  if (object.kind === 'ability') resolveAbility(game, object)
  else resolveSpell(game, object)
}

function resolveAbility(game: Game, object: GameObject): void {
  const item = stackItemOf(object)
  const ability = item.ability!
  if (ability.kind !== 'activated' && ability.kind !== 'triggered') return
  const ctx = contextOf(item.source, object.controller, {
    x: item.x,
    event: item.event,
    bindings: item.bindings,
    abilityKey: item.abilityKey,
  })
  const checked = checkTargets(game, object, ctx, ability)
  const full = checked.bindings === ctx.bindings ? ctx : contextWith(ctx, { bindings: checked.bindings })
  // CR 603.4: an intervening "if" is checked again.
  const interferes = ability.kind === 'triggered' && ability.condition && !condition(game, full, ability.condition)
  if (!checked.resolves || interferes)
    emit(game, [makeEvent('fizzled', { object: object.id, source: item.source, player: object.controller })])
  else {
    emit(game, [makeEvent('resolved', { object: object.id, player: object.controller, source: item.source })])
    countResolution(game, item)
    followText(game, full, ability, item.modes, checked)
  }
  removeAbility(game, object.id)
}

function countResolution(game: Game, { source, abilityKey }: StackItem): void {
  const key = resolutionKey(source, abilityKey)
  game.state.activations.set(key, (game.state.activations.get(key) ?? 0) + 1)
}

interface Text {
  readonly modes?: Modes
  readonly effects: readonly Effect[]
}

/** CR 608.2c: follows the instructions in the order written. */
function followText(game: Game, ctx: Context, ability: Text, modes: readonly number[], checked: Checked): void {
  const frame = new Frame(ctx, checked.shares, game.state.nextObject)
  if (modes.length > 0) runModes(game, frame, ability, modes, checked)
  else runSteps(game, frame, ability.effects)
}

/** Chosen modes in printed order, then the rest of the text. */
function runModes(
  game: Game,
  frame: Frame,
  ability: Text,
  modes: readonly number[],
  { shares, byMode }: Checked,
): void {
  for (let at = 0; at < modes.length; at++) {
    const mode = itemAt(modes, at)
    const own = itemAt(byMode, at)
    for (const [name, bound] of Object.entries(own.bindings)) frame.bind(name, bound)
    frame.shares = { ...shares, ...own.shares }
    runSteps(game, frame, ability.modes?.options[mode]?.effects ?? [])
  }
  runSteps(game, frame, ability.effects)
}

function resolveSpell(game: Game, object: GameObject): void {
  const { id } = object
  const item = stackItemOf(object)
  const c = characteristics(game, id)
  const ability = object.faceDown ? { targets: {}, effects: [] as readonly Effect[] } : spellAbilityOf(game, id)
  const ctx = contextOf(id, object.controller, { x: item.x, bindings: item.bindings })
  const checked = checkTargets(game, object, ctx, ability)
  const cause = { kind: 'resolution' as const, source: id, controller: object.controller }
  // CR 702.103e, 702.140b: without its target it resolves as a creature spell.
  const goesOn = object.bestowed || isMutating(object)
  if (!checked.resolves && object.bestowed) updateObject(game, id, { bestowed: false })
  if (!checked.resolves && !goesOn) {
    emit(game, [makeEvent('fizzled', { object: id, player: object.controller })])
    leaveStack(game, id, 'graveyard', { ...cause, kind: 'fizzled' })
    return
  }
  emit(game, [makeEvent('resolved', { object: id, player: object.controller })])
  const full = checked.bindings === ctx.bindings ? ctx : contextWith(ctx, { bindings: checked.bindings })
  if (checked.resolves && isMutating(object)) mutate(game, object, checked)
  else if ((c.types & PERMANENT_TYPES) !== 0) becomePermanent(game, object, full, ability.effects, checked)
  else {
    followText(game, full, ability, item.modes, checked)
    const spell = game.state.objects[id]
    if (spell?.zone === 'stack') afterResolving(game, spell, cause)
  }
}

interface ResolutionCause {
  readonly kind: 'resolution'
  readonly source: ObjectId
  readonly controller: GameObject['controller']
}

const isMutating = ({ cast }: GameObject): boolean => cast?.paid.includes('mutate') ?? false

/** CR 702.140c: the spell merges with its target; its controller chooses over or under it. */
function mutate(game: Game, { id, controller }: GameObject, checked: Checked): void {
  const [target] = checked.bindings['mutate'] as readonly ObjectId[]
  const text = `Put ${nameOf(game, id)} under ${nameOf(game, target!)}? Otherwise it goes on top.`
  const isUnder = askYesNo(game, { player: controller, purpose: 'yesNo', source: id, text })
  merge(game, id, target!, isUnder ? 'under' : 'over')
}

/** CR 702.190b: what the creature returned for its sneak cost was attacking; 0 for none. */
function attackedBySneaking(game: Game, { cast }: GameObject, { bindings }: Checked): EntityId {
  if (cast === null || !cast.paid.includes('sneak')) return 0
  const returned = bindings['returned']
  const [id] = typeof returned === 'object' ? returned : []
  return (id === undefined ? undefined : game.state.lastKnown.get(id as ObjectId)?.attacked) ?? 0
}

/** CR 608.3: a permanent spell becomes a permanent; an Aura attached to its target. */
function becomePermanent(
  game: Game,
  object: GameObject,
  ctx: Context,
  effects: readonly Effect[],
  checked: Checked,
): void {
  const { id, controller } = object
  const host = checked.bindings['enchant']
  const c = characteristics(game, id)
  const attachTo = hasSubtype(c, 'Aura') && typeof host === 'object' ? host[0] : undefined
  const attacked = attackedBySneaking(game, object, checked)
  const cause = { kind: 'resolution', source: id, controller } as const
  const became = moveObject(game, {
    id,
    to: 'battlefield',
    controller,
    ...(attacked === 0 ? {} : { tapped: true }),
    ...(attacked === 0 || !isCreature(c) ? {} : { attacking: attacked }),
    cause,
    ...(attachTo !== undefined ? { attachTo } : {}),
  })
  if (became === NO_OBJECT) {
    // CR 608.3e: if it can't enter, it goes to the graveyard.
    if (game.state.objects[id]?.zone === 'stack') leaveStack(game, id, 'graveyard', cause)
    return
  }
  if (attachTo !== undefined)
    emit(game, [makeEvent('becameAttached', { object: became, source: attachTo as ObjectId })])
  if (effects.length > 0) runEffects(game, contextWith(ctx, { source: became }), effects)
}

/** CR 608.2n: finally an instant or sorcery goes to its owner's graveyard, or elsewhere depending on how it was cast. */
function afterResolving(game: Game, object: GameObject, cause: ResolutionCause): void {
  const { id, after, controller } = object
  if (after === 'hand') moveObject(game, { id, to: 'hand', cause })
  else if (after === 'omen') {
    // CR 720.3d
    const became = moveObject(game, { id, to: 'library', cause })
    if (game.state.objects[became]?.zone === 'library') shuffleLibrary(game, object.owner)
  } else if (after === 'adventure') {
    const exiled = moveObject(game, { id, to: 'exile', cause })
    // CR 715.3d: it may be cast later as the permanent.
    if (exiled !== 0 && game.state.objects[exiled]?.zone === 'exile') updateObject(game, exiled, { after: 'adventure' })
  } else if (after === 'rebound') {
    const exiled = moveObject(game, { id, to: 'exile', cause })
    if (exiled !== 0) rebound(game, exiled, controller)
  } else leaveStack(game, id, 'graveyard', cause)
}

/** CR 702.88: at the beginning of your next upkeep, you may cast it from exile without paying its mana cost. */
function rebound(game: Game, exiled: ObjectId, controller: GameObject['controller']): void {
  game.state.delayed.push({
    id: nextEffectId(game),
    source: exiled,
    controller,
    on: { kind: 'beginningOf', step: 'upkeep', whose: 'you' },
    condition: null,
    lasts: 'once',
    turn: game.state.turn.number,
    targets: null,
    effects: [{ kind: 'castCard', what: 'self', player: 'you', cost: 'free', optional: 'may' }],
    bindings: {},
    x: 0,
  })
}
