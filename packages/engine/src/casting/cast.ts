import type { Cost, SpellAbility } from '@spellwright/dsl'
import { MANA_TYPES } from '@spellwright/dsl'
import { moveObject } from '../atoms/move.ts'
import { hasKeyword, hasSubtype, keywordsNamed } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import { crimeEvents } from '../events/crime.ts'
import { type GameEvent, makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import type { ManaUnit } from '../mana/pool.ts'
import type { ManaSymbol } from '../mana/symbol.ts'
import { contextOf } from '../query/context.ts'
import { forkState } from '../state/fork.ts'
import { NO_OBJECT, type ObjectId, type PlayerId } from '../state/ids.ts'
import type { CastRecord, StackItem } from '../state/object.ts'
import { copyObject, itemWith } from '../state/records.ts'
import type { GameState } from '../state/state.ts'
import { putObject, updateObject } from '../state/update.ts'
import { emit } from '../triggers/collect.ts'
import {
  type Announcement,
  announce,
  hasChoices,
  type Limits,
  NO_CHOICES,
  spellAbilityOf,
  targetEvents,
} from './announce.ts'
import { costOfMethod, isFaceDownMethod } from './cast-options.ts'
import { isCheaperForTargets, withTargets } from './cheaper-for-targets.ts'
import {
  canPayWith,
  chooseOptionalCosts,
  choosePhyrexian,
  chooseX,
  costsWithoutChoice,
  hasX,
  isPhyrexian,
  usesX,
  withOwnManaCost,
} from './choose-costs.ts'
import { costsOfModes, costsOfTargets, hasStrive, haveCosts } from './chosen-costs.ts'
import { Payer } from './cost-parts.ts'
import { type NotedUse, redoIrreversible } from './mana-ability.ts'
import { payMana } from './pay.ts'
import { payPart } from './pay-parts.ts'
import { totalSpellCost } from './spell-cost.ts'
import { isSorceryTime } from './timing.ts'

export class CastRequest {
  readonly object: ObjectId
  readonly face: number
  readonly method: string
  /** An effect's own cost (madness, "by paying …"), instead of the method's. */
  readonly cost: Cost | null

  constructor(object: ObjectId, face: number, method: string, cost: Cost | null = null) {
    this.object = object
    this.face = face
    this.method = method
    this.cost = cost
  }
}

/**
 * Cast a spell in the order of CR 601.2. If it cannot be completed, or the player cancels while paying, everything is as
 * before (CR 733.1). Returns the spell, or 0.
 */
export function castSpell(game: Game, player: PlayerId, request: CastRequest): ObjectId {
  const before = forkState(game.state)
  const outer = game.hold()
  const noted: NotedUse[] = []
  const spell = announceAndPay(game, player, request, noted)
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

function announceAndPay(game: Game, player: PlayerId, request: CastRequest, noted: NotedUse[]): ObjectId {
  const instantTiming = !isSorceryTime(game, player)
  const from = game.state.objects[request.object]!.zone
  const original = game.state.objects[request.object]!
  const printed = characteristics(game, request.object)
  const byKeyword = request.method !== 'normal' && FROM_ITS_ZONE.test(request.method)
  // The cost of an ability the card has in its zone is read before it moves (CR 601.3e, 400.7g).
  const early = byKeyword ? costOfMethod(printed, request.method) : null
  // 601.2a: it moves to the stack.
  const cause = { kind: 'cast', source: NO_OBJECT, controller: player } as const
  const id = moveObject(game, { id: request.object, to: 'stack', cause, unreplaced: true })
  if (id === NO_OBJECT) return NO_OBJECT
  const spell = copyObject(game.state.objects[id]!)
  spell.controller = player
  spell.face = request.face
  spell.faceDown = isFaceDownMethod(request.method)
  spell.marks = request.method === 'disguise' ? DISGUISED : null
  spell.copy = original.kind === 'copy' ? original.copy : null
  spell.stack = emptyItem(id, request)
  putObject(game, spell)
  const method = early ?? costOfMethod(characteristics(game, id), request.method)
  if (method.paid.includes('bestow')) updateObject(game, id, { bestowed: true })
  const base = withOwnManaCost(game, id, request.cost ?? method.cost)
  // 601.2b: modes, optional costs, X, Phyrexian mana.
  const costs = costsWithoutChoice(game, id) ?? chooseOptionalCosts(game, player, id, base)
  const x = hasX(game, id, base, costs.additional) ? chooseX(game, player, id, base, costs.additional) : 0
  if (x === null) return NO_OBJECT
  if (x > 0) setItem(game, id, { x })
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
  setCast(game, id, cast)
  // 601.2b–d: modes and targets.
  const ability = method.faceDown ? null : spellAbilityOf(game, id)
  const affords = (more: readonly Cost[]): boolean =>
    canPayWith(game, player, id, base, [...costs.additional, ...more], cast.paid)
  const announced =
    ability === null || !hasChoices(ability)
      ? NO_CHOICES
      : announce(game, player, id, ability, x, {}, id, {
          ...limitsOf(game, id, ability, affords),
          ...affordableTargets(game, id, ability, affords),
        })
  if (!announced) return NO_OBJECT
  if (announced !== NO_CHOICES)
    setItem(game, id, { modes: announced.modes, targets: announced.targets, bindings: announced.bindings })
  // 601.2f: the total cost is locked in.
  const total = totalSpellCost(game, player, id, {
    base,
    additional:
      announced === NO_CHOICES ? costs.additional : withChoices(game, id, ability, announced, costs.additional),
    x,
  })
  const phyrexian = total.mana.some(isPhyrexian) ? choosePhyrexian(game, player, id, total.mana) : 'manaOnly'
  // 601.2g–h: mana abilities, payment.
  const spent = { all: NO_MANA_SPENT.slice(), onX: NO_MANA_SPENT.slice() }
  const xSymbols = restrictedIndices(total.mana, x, base)
  const paid = payMana(
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
    const ok = payPart(game, new Payer(player, ctx), part, (name, value) => {
      bindings = { ...bindings, [name]: value }
    })
    if (!ok) return NO_OBJECT
  }
  if (bindings !== announced.bindings) setItem(game, id, { bindings })
  completeCast(game, id, { ...cast, manaSpent: spent.all, manaSpentOnX: spent.onX, order: castsThisTurn(game) })
  becomesCast(game, id, player, from, announced)
  return id
}

function setCast(game: Game, id: ObjectId, cast: CastRecord): void {
  const spell = copyObject(game.state.objects[id]!)
  spell.cast = cast
  putObject(game, spell)
}

function castsThisTurn(game: Game): number {
  let casts = 0
  for (const { kind } of game.state.history.thisTurn) if (kind === 'cast') casts++
  return casts
}

function completeCast(game: Game, id: ObjectId, cast: CastRecord): void {
  const spell = copyObject(game.state.objects[id]!)
  spell.cast = cast
  spell.after = afterResolution(game, id, cast)
  putObject(game, spell)
}

/** What is announced costs more for each of some choices. */
function withChoices(
  game: Game,
  id: ObjectId,
  ability: SpellAbility | null,
  { modes, targets }: Announcement,
  additional: readonly Cost[],
): readonly Cost[] {
  if (ability === null) return additional
  const count = targets.reduce((sum, { entities }) => sum + entities.length, 0)
  return [...additional, ...costsOfModes(game, id, ability.modes, modes), ...costsOfTargets(game, id, count)]
}

/** As many modes and targets may be chosen as can be paid for. */
function limitsOf(
  game: Game,
  id: ObjectId,
  { modes }: SpellAbility,
  affords: (more: readonly Cost[]) => boolean,
): Limits {
  let targets = Number.MAX_SAFE_INTEGER
  if (hasStrive(game, id)) for (targets = 1; targets < 60 && affords(costsOfTargets(game, id, targets + 1)); ) targets++
  if (modes === undefined || !haveCosts(game, id, modes)) return { targets, modes: null }
  return { targets, modes: (chosen) => affords(costsOfModes(game, id, modes, chosen)) }
}

/** Where its only target makes it cheaper, one with which it cannot be paid for is not offered. */
function affordableTargets(
  game: Game,
  id: ObjectId,
  { modes, targets }: SpellAbility,
  affords: (more: readonly Cost[]) => boolean,
): Pick<Limits, 'affords'> {
  const isSingle = modes === undefined && Object.keys(targets ?? {}).length === 1
  if (!isSingle || !isCheaperForTargets(characteristics(game, id)) || affords([])) return {}
  const item = game.state.objects[id]!.stack!
  return { affords: (picked) => withTargets(game, id, item, picked, () => affords([])) }
}

/** Methods of keywords that a card has where it is. */
const FROM_ITS_ZONE = /^(flashback|escape|mayhem|jump-start|retrace|disturb)/

/** CR 702.168a: it has ward {2} while it is face down. */
const DISGUISED = { disguised: 1 }

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
  castAs: isFaceDownMethod(request.method) ? 'faceDown' : 'normal',
  method: request.method,
})

export function setItem(game: Game, id: ObjectId, patch: Partial<StackItem>): void {
  const item = copyObject(game.state.objects[id]!)
  item.stack = itemWith(item.stack!, patch)
  putObject(game, item)
}

/** Where the card goes after it leaves the stack, if not to its owner's graveyard. */
function afterResolution(game: Game, id: ObjectId, cast: CastRecord) {
  const c = characteristics(game, id)
  // CR 702.34a, 702.133a, 702.127a
  const exiles = cast.paid.includes('flashback') || cast.paid.includes('jump-start')
  if (exiles || (cast.from === 'graveyard' && hasKeyword(c, 'aftermath'))) return 'exile' as const
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
  const cast = makeEvent('cast', { object: id, player, from, to: 'stack', controller: player })
  const { targets } = announced
  emit(game, [cast, ...targetEvents(id, player, targets), ...crimeEvents(game, id, player, targets)])
}

const NO_MANA_SPENT: readonly number[] = MANA_TYPES.map(() => 0)
const NO_INDICES: ReadonlySet<number> = new Set()

/** Indices of symbols that stand for X, to know what was spent on it. */
function restrictedIndices(mana: readonly ManaSymbol[], x: number, base: Cost): ReadonlySet<number> {
  if (x === 0 || !usesX(base)) return NO_INDICES
  return new Set(mana.flatMap((symbol, index) => (symbol.kind === 'restricted' ? [index] : [])))
}

function countSpent(spent: { all: number[]; onX: number[] }, units: readonly ManaUnit[], onX: boolean): void {
  for (const unit of units) {
    const at = MANA_TYPES.indexOf(unit.type)
    spent.all[at] = spent.all[at]! + 1
    if (onX) spent.onX[at] = spent.onX[at]! + 1
  }
}
