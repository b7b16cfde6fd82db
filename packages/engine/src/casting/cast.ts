import type { Cost, Modes, SpellAbility, Targets } from '@spellwright/dsl'
import { MANA_TYPES } from '@spellwright/dsl'
import { moveObject } from '../atoms/move.ts'
import { hasSubtype, keywordsNamed, TYPE_BIT } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import { ask, askNumber, askYesNo, type Procedure } from '../decision/decision.ts'
import { type GameEvent, makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { ManaCost } from '../mana/cost.ts'
import type { PhyrexianPolicy } from '../mana/payment.ts'
import type { ManaUnit } from '../mana/pool.ts'
import type { ManaSymbol } from '../mana/symbol.ts'
import { contextOf } from '../query/context.ts'
import { nameOf } from '../query/lookup.ts'
import { atLeastZero, quantity } from '../query/quantity.ts'
import { forkState } from '../state/fork.ts'
import { isObjectEntity, NO_OBJECT, type ObjectId, type PlayerId } from '../state/ids.ts'
import type { Bindings, CastRecord, ChosenTarget, StackItem } from '../state/object.ts'
import type { GameState } from '../state/state.ts'
import { updateObject } from '../state/update.ts'
import { emit } from '../triggers/collect.ts'
import { costOfMethod } from './cast-options.ts'
import { payPart } from './cost-parts.ts'
import { type NotedUse, redoIrreversible } from './mana-ability.ts'
import { canPayMana, payMana, solve } from './pay.ts'
import { mandatoryCosts, optionalCosts, totalSpellCost } from './spell-cost.ts'
import { chooseTargets, legalModes } from './targets.ts'
import { isSorceryTime } from './timing.ts'

export interface CastRequest {
  readonly object: ObjectId
  readonly face: number
  readonly method: string
  /** An effect's own cost (madness, "by paying …"), instead of the method's. */
  readonly cost?: Cost
}

/** What is announced of a spell or ability: modes and targets (CR 601.2b–d). */
export interface Announcement {
  readonly modes: readonly number[]
  readonly targets: readonly ChosenTarget[]
  readonly bindings: Bindings
}

/** The spell ability of a card: instants and sorceries have one; an Aura spell targets what it will enchant (CR 303.4a). */
export function spellAbilityOf(game: Game, id: ObjectId): SpellAbility {
  const c = characteristics(game, id)
  const spells = c.abilities.flatMap(({ ability }) => (ability.kind === 'spell' ? [ability] : []))
  const targets: Record<string, Targets[string]> = {}
  let modes: Modes | undefined
  for (const ability of spells) {
    Object.assign(targets, ability.targets)
    modes ??= ability.modes
  }
  if (hasSubtype(c, 'Aura') && (c.types & TYPE_BIT.enchantment) !== 0) {
    const [word] = keywordsNamed(c, 'enchant')
    if (typeof word === 'object' && word.kind === 'enchant')
      targets['enchant'] = 'player' in word.what ? { players: word.what } : { objects: word.what }
  }
  const effects = spells.flatMap((ability) => ability.effects)
  return { kind: 'spell', targets, effects, ...(modes ? { modes } : {}) }
}

/**
 * Cast a spell in the order of CR 601.2. If it cannot be completed, or the player cancels while paying, everything is as
 * before (CR 733.1). Returns the spell, or 0.
 */
export function* castSpell(game: Game, player: PlayerId, request: CastRequest): Procedure<ObjectId> {
  const before = forkState(game.state)
  const outer = game.hold()
  const noted: NotedUse[] = []
  const spell = yield* announceAndPay(game, player, request, noted)
  if (spell === NO_OBJECT) {
    undo(game, player, before, outer, noted)
    return NO_OBJECT
  }
  game.release(outer)
  return spell
}

/** CR 733.1: all is reversed, except what moved cards to or from a library. */
export function undo(
  game: Game,
  player: PlayerId,
  before: GameState,
  outer: GameEvent[] | null,
  noted: readonly NotedUse[],
): void {
  const { decisions } = game.state
  game.rewind(before, outer)
  game.state.decisions = decisions
  redoIrreversible(game, player, noted)
}

function* announceAndPay(game: Game, player: PlayerId, request: CastRequest, noted: NotedUse[]): Procedure<ObjectId> {
  const instantTiming = !isSorceryTime(game, player)
  const from = game.state.objects[request.object]!.zone
  const original = game.state.objects[request.object]!
  const printed = characteristics(game, request.object)
  const isFlashback = request.method.startsWith('flashback')
  // The cost of an ability the card has in its zone is read before it moves (CR 601.3e, 400.7g).
  const early = isFlashback ? costOfMethod(printed, request.method) : null
  // 601.2a: it moves to the stack.
  const id = yield* moveObject(game, {
    id: request.object,
    to: 'stack',
    cause: { kind: 'cast', source: NO_OBJECT, controller: player },
    unreplaced: true,
  })
  if (id === NO_OBJECT) return NO_OBJECT
  updateObject(game, id, {
    controller: player,
    face: request.face,
    faceDown: request.method === 'morph',
    copy: original.kind === 'copy' ? original.copy : null,
    stack: emptyItem(id, request),
  })
  const method = early ?? costOfMethod(characteristics(game, id), request.method)
  const base = withOwnManaCost(game, id, request.cost ?? method.cost)
  // 601.2b: modes, optional costs, X, Phyrexian mana.
  const costs = yield* chooseOptionalCosts(game, player, id, base)
  const x = yield* chooseX(game, player, id, base, costs.additional)
  if (x === null) return NO_OBJECT
  setItem(game, id, { x })
  const cast: CastRecord = {
    from,
    by: player,
    method: request.method,
    x,
    kicks: costs.kicks,
    paid: [...method.paid, ...costs.paid],
    instantTiming,
    manaSpent: [],
    manaSpentOnX: [],
    order: 0,
  }
  updateObject(game, id, { cast })
  // 601.2b–d: modes and targets.
  const announced = method.faceDown ? NOTHING : yield* announce(game, player, id, spellAbilityOf(game, id), x)
  if (!announced) return NO_OBJECT
  setItem(game, id, { modes: announced.modes, targets: announced.targets, bindings: announced.bindings })
  // 601.2f: the total cost is locked in.
  const total = totalSpellCost(game, player, id, { base, additional: costs.additional, x })
  const phyrexian = yield* choosePhyrexian(game, player, id, total.mana)
  // 601.2g–h: mana abilities, payment.
  const spent = { all: MANA_TYPES.map(() => 0), onX: MANA_TYPES.map(() => 0) }
  const xSymbols = restrictedIndices(total.mana, x, base)
  const paid = yield* payMana(
    game,
    player,
    total.mana,
    { kind: 'spell', object: id, player },
    {
      cancel: true,
      phyrexian,
      noted,
      helpers: id,
      spent: (symbol, units) => countSpent(spent, units, xSymbols.has(symbol)),
    },
  )
  if (!paid) return NO_OBJECT
  let { bindings } = announced
  for (const part of total.parts) {
    const ctx = contextOf(id, player, { x, bindings })
    const ok = yield* payPart(game, { player, ctx }, part, (name, value) => {
      bindings = { ...bindings, [name]: value }
    })
    if (!ok) return NO_OBJECT
  }
  setItem(game, id, { bindings })
  const order = game.state.history.thisTurn.filter((event) => event.kind === 'cast').length
  updateObject(game, id, {
    cast: { ...cast, manaSpent: spent.all, manaSpentOnX: spent.onX, order },
    after: afterResolution(game, id, cast, isFlashback),
  })
  becomesCast(game, id, player, from, announced)
  return id
}

const NOTHING: Announcement = { modes: [], targets: [], bindings: {} }

export const emptyItem = (source: ObjectId, request: CastRequest): StackItem => ({
  kind: 'spell',
  source,
  ability: null,
  abilityKey: '',
  targets: [],
  modes: [],
  x: 0,
  bindings: {},
  event: null,
  castAs: request.method === 'morph' ? 'faceDown' : 'normal',
  method: request.method,
})

export function setItem(game: Game, id: ObjectId, patch: Partial<StackItem>): void {
  updateObject(game, id, { stack: { ...game.state.objects[id]!.stack!, ...patch } })
}

/** Where the card goes after it leaves the stack, if not to its owner's graveyard. */
function afterResolution(game: Game, id: ObjectId, cast: CastRecord, flashback: boolean) {
  const c = characteristics(game, id)
  if (flashback) return 'exile' as const
  if (cast.paid.includes('buyback')) return 'hand' as const
  if (hasSubtype(c, 'Adventure')) return 'adventure' as const
  if (cast.from === 'hand' && keywordsNamed(c, 'rebound').length > 0) return 'rebound' as const
  return null
}

/** 601.2i: it becomes cast; things trigger. */
function becomesCast(
  game: Game,
  id: ObjectId,
  player: PlayerId,
  from: CastRecord['from'],
  announced: Announcement,
): void {
  const events: GameEvent[] = [makeEvent('cast', { object: id, player, from, to: 'stack', controller: player })]
  events.push(...targetEvents(id, player, announced.targets))
  emit(game, events)
}

/** CR 115.7, 603.2e: each object or player that became a target, once. */
export function targetEvents(id: ObjectId, player: PlayerId, targets: readonly ChosenTarget[]): GameEvent[] {
  const seen = new Set<number>()
  const events: GameEvent[] = []
  for (const target of targets)
    for (const entity of target.entities) {
      if (seen.has(entity) || !isObjectEntity(entity)) continue
      seen.add(entity)
      events.push(makeEvent('becomesTarget', { object: entity, source: id, controller: player }))
    }
  return events
}

interface ChosenCosts {
  readonly additional: readonly Cost[]
  readonly kicks: readonly number[]
  readonly paid: readonly string[]
}

function* chooseOptionalCosts(game: Game, player: PlayerId, id: ObjectId, base: Cost): Procedure<ChosenCosts> {
  const additional: Cost[] = mandatoryCosts(game, id)
  const kicks: number[] = []
  const paid: string[] = []
  for (const option of optionalCosts(game, id)) {
    let times = 0
    for (;;) {
      const total = totalSpellCost(game, player, id, { base, additional: [...additional, option.cost], x: 0 })
      if (!canPayMana(game, player, total.mana, { kind: 'spell', object: id, player }, { cancel: true, helpers: id }))
        break
      const text = `Pay ${option.name} for ${nameOf(game, id)}${times > 0 ? ' again' : ''}?`
      if (
        !(yield* askYesNo({
          player,
          purpose: option.kind === 'kicker' ? 'kicker' : 'additionalCost',
          source: id,
          text,
        }))
      )
        break
      additional.push(option.cost)
      times++
      if (!option.repeatable) break
    }
    if (option.kind === 'kicker') kicks.push(times)
    if (times > 0) paid.push(option.name)
  }
  return { additional, kicks, paid }
}

/** "Its mana cost" as the mana it is, X included. */
function withOwnManaCost(game: Game, id: ObjectId, cost: Cost): Cost {
  const { manaCost } = characteristics(game, id)
  if (manaCost === null) return cost
  return cost.map((part) => (part.kind === 'ownManaCost' ? { kind: 'mana', mana: manaCost } : part))
}

/** How often X stands in a cost, mana or otherwise. */
function usesX(cost: Cost): boolean {
  return cost.some(
    (part) =>
      (part.kind === 'mana' && ManaCost.parse(part.mana).variableCount > 0) || JSON.stringify(part).includes('"x"'),
  )
}

/** CR 601.2b, 107.3: the largest X that could be paid bounds the choice. */
function* chooseX(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  base: Cost,
  additional: readonly Cost[],
): Procedure<number | null> {
  const all = [base, ...additional]
  if (!all.some(usesX)) {
    // CR 107.3b: X in the text of a card cast without paying its mana cost is 0.
    return 0
  }
  const max = greatestX(game, player, id, base, additional)
  if (max < 0) return null
  return yield* askNumber({ player, purpose: 'x', source: id, text: `Choose X for ${nameOf(game, id)}.` }, 0, max)
}

export function greatestX(game: Game, player: PlayerId, id: ObjectId, base: Cost, additional: readonly Cost[]): number {
  let best = -1
  for (let x = 0; x <= 60; x++) {
    const total = totalSpellCost(game, player, id, { base, additional, x })
    const ctx = contextOf(id, player, { x })
    const possible = total.parts.every((part) => {
      if (part.kind === 'exile' && part.what !== 'self') {
        const zone = part.what.zone === 'graveyard' ? 'graveyard' : 'hand'
        const needed = part.count === undefined ? 1 : atLeastZero(quantity(game, ctx, part.count))
        return game.state[zone][player].filter((card) => card !== id).length >= needed
      }
      if (part.kind === 'payLife') return game.state.players[player].life >= quantity(game, ctx, part.amount)
      return true
    })
    if (!possible) break
    if (!canPayMana(game, player, total.mana, { kind: 'spell', object: id, player }, { cancel: true, helpers: id }))
      break
    best = x
  }
  return best
}

/** Modes, then targets for each chosen mode, then the spell's own targets. */
export function* announce(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  ability: { targets?: Targets; modes?: Modes },
  x: number,
  start: Partial<Parameters<typeof contextOf>[2] & object> = {},
  source: ObjectId = id,
): Procedure<Announcement | null> {
  let ctx = contextOf(source, player, { ...start, x })
  const modes: number[] = []
  const targets: ChosenTarget[] = []
  if (ability.modes) {
    const chosen = yield* chooseModes(game, player, id, ability.modes, ctx)
    if (!chosen) return null
    modes.push(...chosen)
    for (const mode of chosen) {
      const announced = yield* chooseTargets(game, ctx, ability.modes.options[mode]!.targets, mode, id)
      if (!announced) return null
      targets.push(...announced.targets)
      ctx = { ...ctx, bindings: announced.bindings }
    }
  }
  const announced = yield* chooseTargets(game, ctx, ability.targets, -1, id)
  if (!announced) return null
  targets.push(...announced.targets)
  return { modes, targets, bindings: announced.bindings }
}

function* chooseModes(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  modes: Modes,
  ctx: ReturnType<typeof contextOf>,
): Procedure<readonly number[] | null> {
  const legal = legalModes(game, ctx, modes, id)
  const min = atLeastZero(quantity(game, ctx, modes.min))
  const max = Math.min(atLeastZero(quantity(game, ctx, modes.max)), modes.repeat ? 99 : legal.length)
  if (legal.length === 0 || (!modes.repeat && legal.length < min)) return null
  if (legal.length === 1 && max === 1) return legal
  const chosen = yield* ask<'options'>({
    shape: 'options',
    player,
    purpose: 'mode',
    source: id,
    text: `Choose ${min === max ? (min === 1 ? 'a mode' : `${min} modes`) : 'modes'} for ${nameOf(game, ctx.source)}.`,
    options: legal.map((mode) => ({ label: modes.options[mode]!.label ?? `mode ${mode + 1}`, value: mode })),
    min,
    max,
    repeat: modes.repeat === 'repeat',
  })
  return chosen.map((index) => legal[index]!).sort((a, b) => a - b)
}

/** CR 107.4f, 601.2b: how many Phyrexian symbols are paid with life. */
function* choosePhyrexian(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  mana: readonly ManaSymbol[],
): Procedure<PhyrexianPolicy> {
  const count = mana.filter((symbol) => symbol.kind === 'phyrexian').length
  if (count === 0) return 'manaOnly'
  const policy = (life: number): ('mana' | 'life')[] =>
    Array.from({ length: count }, (_, i) => (i < life ? 'life' : 'mana'))
  const possible: number[] = []
  for (let life = 0; life <= count; life++)
    if (
      solve(
        game,
        player,
        mana,
        { kind: 'spell', object: id, player },
        { cancel: true, phyrexian: policy(life), helpers: id },
      ).plan
    )
      possible.push(life)
  if (possible.length === 0) return 'preferMana'
  const least = possible[0]!
  const most = possible[possible.length - 1]!
  const text = `Pay how many Phyrexian mana symbols of ${nameOf(game, id)} with 2 life each?`
  return policy(yield* askNumber({ player, purpose: 'phyrexian', source: id, text }, least, most))
}

/** Indices of symbols that stand for X, to know what was spent on it. */
function restrictedIndices(mana: readonly ManaSymbol[], x: number, base: Cost): Set<number> {
  if (x === 0 || !usesX(base)) return new Set()
  return new Set(mana.flatMap((symbol, index) => (symbol.kind === 'restricted' ? [index] : [])))
}

function countSpent(spent: { all: number[]; onX: number[] }, units: readonly ManaUnit[], onX: boolean): void {
  for (const unit of units) {
    const at = MANA_TYPES.indexOf(unit.type)
    spent.all[at] = spent.all[at]! + 1
    if (onX) spent.onX[at] = spent.onX[at]! + 1
  }
}
