import { type Cost, MANA_TYPES, type SpellAbility } from '@spellwright/dsl'
import { moveObject } from '../atoms/move.ts'
import { sacrificeAll } from '../atoms/sacrifice.ts'
import { tap } from '../atoms/tap.ts'
import { hasKeyword, hasSubtype, keywordsNamed } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import { crimeEvents } from '../events/crime.ts'
import { makeEvent } from '../events/event.ts'
import { unprepareFor } from '../frames/prepare.ts'
import type { Game } from '../game/game.ts'
import type { ManaUnit } from '../mana/pool.ts'
import type { ManaSymbol } from '../mana/symbol.ts'
import { noteCast } from '../query/casts-this-game.ts'
import { contextOf } from '../query/context.ts'
import { mustGet, nameOf } from '../query/lookup.ts'
import { newStackItem, stackItemOf, updateStackItem } from '../stack/stack-item.ts'
import { NO_OBJECT, type ObjectId, type PlayerId } from '../state/ids.ts'
import type { CastRecord, StackItem } from '../state/object.ts'
import { updateObject } from '../state/update.ts'
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
import { wasSo } from './as-cast.ts'
import { costOfMethod, isFaceDownMethod, keywordOfCost, withFace } from './cast-options.ts'
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
import { chooseCosts } from './cost-options.ts'
import { lifeIn, Payer } from './cost-parts.ts'
import { chooseEmerged, emergeCost, isEmerge } from './emerge.ts'
import { isGrantedMethod, noteGranted } from './granted-costs.ts'
import { chooseHarmonizer, isHarmonize } from './harmonize.ts'
import type { NotedUse } from './mana-ability.ts'
import { manaSpentOn } from './mana-spent.ts'
import { payMana } from './pay.ts'
import { payPart } from './pay-parts.ts'
import { enterWithCounter, gainByPermission, notePermission, type Permission, usedPermission } from './permissions.ts'
import { completeOrRewind } from './rewind.ts'
import { mandatoryCosts, totalSpellCost } from './spell-cost.ts'
import { chooseSplices } from './splice.ts'
import { hasInstantTiming, isSorceryTime } from './timing.ts'

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
 * Casts a spell in the order of CR 601.2. If it cannot be completed, or the player cancels while paying, it is rewound
 * (CR 733.1). Returns the spell, or 0.
 */
export function castSpell(game: Game, player: PlayerId, request: CastRequest): ObjectId {
  return completeOrRewind(game, player, (noted) => announceAndPay(game, player, request, noted))
}

function announceAndPay(game: Game, player: PlayerId, request: CastRequest, noted: NotedUse[]): ObjectId {
  const instantTiming = !isSorceryTime(game, player)
  const from = mustGet(game, request.object).zone
  const original = mustGet(game, request.object)
  const printed = characteristics(game, request.object)
  const isLate = !withFace(game, request.object, request.face, () =>
    hasInstantTiming(game, player, request.object, characteristics(game, request.object)),
  )
  const byKeyword = request.method !== 'normal' && FROM_ITS_ZONE.test(request.method)
  // The cost of an ability the card has in its zone is read before it moves (CR 601.3e, 400.7g).
  const early = byKeyword ? costOfMethod(game, printed, request.method) : null
  const permission = castingPermission(game, player, request)
  // 601.2a: it moves to the stack.
  const cause = { kind: 'cast', source: NO_OBJECT, controller: player } as const
  const id = moveObject(game, { id: request.object, to: 'stack', cause, unreplaced: true })
  if (id === NO_OBJECT) return NO_OBJECT
  updateObject(game, id, {
    controller: player,
    face: request.face,
    faceDown: isFaceDownMethod(request.method),
    marks: request.method === 'disguise' ? DISGUISED : null,
    copy: original.kind === 'copy' ? original.copy : null,
    stack: announcedSpell(id, request, permission),
  })
  const method = early ?? costOfMethod(game, characteristics(game, id), request.method)
  if (method.paid.includes('bestow')) updateObject(game, id, { bestowed: true })
  const price = isEmerge(request.method)
    ? emergeCost(game, player, id, request.method)
    : withOwnManaCost(game, id, request.cost ?? method.cost)
  // CR 702.119c
  const emerged = isEmerge(request.method)
    ? chooseEmerged(game, player, id, request.method, () =>
        canPayWith(game, player, id, price, mandatoryCosts(game, id), method.paid),
      )
    : NO_OBJECT
  if (isEmerge(request.method) && emerged === NO_OBJECT) return NO_OBJECT
  // 601.2b: modes, optional costs, X, Phyrexian mana.
  const needsFlash = instantTiming && isLate
  const optional = costsWithoutChoice(game, id) ?? chooseOptionalCosts(game, player, id, price, needsFlash)
  const [base = [], ...additional] = chooseCosts(
    game,
    new Payer(player, contextOf(id, player), 'spell'),
    [price, ...optional.additional],
    ([own = [], ...others]) => canPayWith(game, player, id, own, others, [...method.paid, ...optional.paid]),
  )
  const chosen = { ...optional, additional }
  const splices = method.faceDown
    ? []
    : chooseSplices(game, player, id, (more) =>
        canPayWith(game, player, id, base, [...chosen.additional, ...more], [...method.paid, ...chosen.paid]),
      )
  const costs = splices.length === 0 ? chosen : { ...chosen, additional: [...chosen.additional, ...splices] }
  const withoutX: CastRecord = {
    from,
    by: player,
    method: request.method,
    x: 0,
    kicks: costs.kicks,
    paid: [...method.paid, ...costs.paid],
    ...(costs.unpaid === undefined ? {} : { unpaid: costs.unpaid }),
    instantTiming,
    manaSpent: [],
    manaSpentOnX: [],
    order: 0,
    phyrexianLife: 0,
  }
  updateObject(game, id, { cast: withoutX })
  const harmonizer = isHarmonize(request.method)
    ? chooseHarmonizer(game, player, id, (except) =>
        canPayWith(game, player, id, base, costs.additional, withoutX.paid, except),
      )
    : NO_OBJECT
  const x = hasX(game, id, base, costs.additional) ? chooseX(game, player, id, base, costs.additional) : 0
  if (x === null) return NO_OBJECT
  if (x > 0) updateStackItem(game, id, { x })
  const cast = x === 0 ? withoutX : { ...withoutX, x }
  if (x > 0) updateObject(game, id, { cast })
  // 601.2b–d: modes and targets.
  const ability = method.faceDown ? null : spellAbilityOf(game, id)
  const canAfford = (more: readonly Cost[]): boolean =>
    canPayWith(game, player, id, base, [...costs.additional, ...more], cast.paid)
  const announced =
    ability === null || !hasChoices(ability)
      ? NO_CHOICES
      : announce(game, player, id, ability, x, {}, id, {
          ...limitsOf(game, id, ability, canAfford),
          ...affordableTargets(game, id, ability, canAfford),
        })
  if (!announced) return NO_OBJECT
  if (announced !== NO_CHOICES)
    updateStackItem(game, id, { modes: announced.modes, targets: announced.targets, bindings: announced.bindings })
  // 601.2f: the total cost is locked in.
  const total = totalSpellCost(game, player, id, {
    base,
    additional:
      announced === NO_CHOICES ? costs.additional : withChoices(game, id, ability, announced, costs.additional),
    x,
  })
  const phyrexian = total.mana.some(isPhyrexian) ? choosePhyrexian(game, player, id, total) : 'manaOnly'
  // 601.2g–h: mana abilities, payment.
  const spent = { all: NO_MANA_SPENT.slice(), onX: NO_MANA_SPENT.slice() }
  const withRiders: ManaUnit[] = []
  let lifePaid = 0
  const xSymbols = restrictedIndices(total.mana, x, base)
  const paid = payMana(
    game,
    total.mana,
    { kind: 'spell', object: id, player },
    {
      phyrexian,
      noted,
      helpers: id,
      lifeElsewhere: lifeIn(game, new Payer(player, contextOf(id, player, { x }), 'spell'), total.parts),
      lifePaid: (life) => {
        lifePaid += life
      },
      ...(harmonizer === NO_OBJECT ? {} : { except: [harmonizer] }),
      spent: (symbol, units) => {
        countSpent(spent, units, xSymbols.has(symbol))
        withRiders.push(...units.filter(({ rider }) => rider !== null))
      },
    },
  )
  if (!paid || (harmonizer !== NO_OBJECT && !tap(game, harmonizer))) return NO_OBJECT
  if (emerged !== NO_OBJECT && sacrificeAll(game, [emerged], player, id).length === 0) return NO_OBJECT
  let { bindings } = announced
  for (const part of total.parts) {
    const ctx = contextOf(id, player, { x, bindings })
    const ok = payPart(game, new Payer(player, ctx, 'spell'), part, (name, value) => {
      bindings = { ...bindings, [name]: value }
    })
    if (!ok) return NO_OBJECT
  }
  if (bindings !== announced.bindings) updateStackItem(game, id, { bindings })
  const completed = {
    ...cast,
    manaSpent: spent.all,
    manaSpentOnX: spent.onX,
    order: castsThisTurn(game),
    phyrexianLife: lifePaid / 2,
    ...wasSo(game, id, player),
  }
  updateObject(game, id, { cast: completed, after: afterResolution(game, id, completed, permission) })
  if (withRiders.length > 0) manaSpentOn(game, id, player, withRiders)
  noteGranted(game, request.method)
  notePermission(game, permission)
  enterWithCounter(game, permission, id)
  gainByPermission(game, permission, id)
  unprepareFor(game, original)
  becomesCast(game, id, player, from, announced)
  return id
}

/** The effect that lets the player cast it from where it is, if that is allowed only so often or costs something. */
export function castingPermission(
  game: Game,
  player: PlayerId,
  { object, face, method, cost }: CastRequest,
): Permission | undefined {
  if (cost !== null || isGrantedMethod(method) || FROM_ITS_ZONE.test(method)) return undefined
  const { zone } = mustGet(game, object)
  if (zone === 'hand') return undefined
  const using = method === 'free' ? 'free' : keywordOfMethod(game, object, face, method)
  return withFace(game, object, face, () => usedPermission(game, player, object, zone, using))
}

function keywordOfMethod(game: Game, id: ObjectId, face: number, method: string): string | null {
  const [kind, key = ''] = method.split(':', 2)
  return kind === 'alternative' ? withFace(game, id, face, () => keywordOfCost(characteristics(game, id), key)) : null
}

function castsThisTurn(game: Game): number {
  let casts = 0
  for (const { kind } of game.state.history.thisTurn) if (kind === 'cast') casts++
  return casts
}

/** The additional costs, with those of the chosen modes and targets. */
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
  canAfford: (more: readonly Cost[]) => boolean,
): Limits {
  let targets = Number.MAX_SAFE_INTEGER
  if (hasStrive(game, id))
    for (targets = 1; targets < 60 && canAfford(costsOfTargets(game, id, targets + 1)); ) targets++
  if (modes === undefined || !haveCosts(game, id, modes)) return { targets, modes: null }
  return { targets, modes: (chosen) => canAfford(costsOfModes(game, id, modes, chosen)) }
}

/** If its only target can make it cheaper, targets with which it cannot be paid for are not offered. */
function affordableTargets(
  game: Game,
  id: ObjectId,
  { modes, targets }: SpellAbility,
  canAfford: (more: readonly Cost[]) => boolean,
): Pick<Limits, 'canAfford'> {
  const isSingle = modes === undefined && Object.keys(targets ?? {}).length === 1
  if (!isSingle || !isCheaperForTargets(characteristics(game, id)) || canAfford([])) return {}
  const item = stackItemOf(mustGet(game, id))
  return { canAfford: (picked) => withTargets(game, id, item, picked, () => canAfford([])) }
}

/** Methods of keywords that a card has in the zone it is cast from. */
const FROM_ITS_ZONE = /^(flashback|escape|mayhem|harmonize|jump-start|retrace|disturb)/

/** CR 702.168a: it has ward {2} while it is face down. */
const DISGUISED = { disguised: 1 }

export function announcedSpell(id: ObjectId, { method }: CastRequest, permission?: Permission): StackItem {
  const item = newStackItem('spell', id, { castAs: isFaceDownMethod(method) ? 'faceDown' : 'normal', method })
  const additional = permission?.rule.additional
  return additional === undefined ? item : { ...item, additional }
}

/** Where the card goes when it leaves the stack, if not to its owner's graveyard. */
function afterResolution(game: Game, id: ObjectId, cast: CastRecord, permission: Permission | undefined) {
  const c = characteristics(game, id)
  // CR 702.34a, 702.133a, 702.127a, 702.180a
  const exiles = ['flashback', 'jump-start', 'harmonize'].some((word) => cast.paid.includes(word))
  if (exiles || (cast.from === 'graveyard' && hasKeyword(c, 'aftermath'))) return 'exile' as const
  if (cast.paid.includes('buyback')) return 'hand' as const
  if (hasSubtype(c, 'Adventure')) return 'adventure' as const
  if (hasSubtype(c, 'Omen')) return 'omen' as const
  if (permission?.rule.graveyard === 'exile') return 'exileNotGraveyard' as const
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
  noteCast(game, player, nameOf(game, id))
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
