import type { ActivatedAbility, Effect } from '@spellwright/dsl'
import type { AbilityInstance } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import type { ManaChoice } from '../decision/decision.ts'
import { makeEvent } from '../events/event.ts'
import { matchEvent } from '../events/pattern.ts'
import type { Game } from '../game/game.ts'
import type { PaymentOption, PaymentSource } from '../mana/payment-types.ts'
import { condition } from '../query/condition.ts'
import { abilityContext, type Context, contextWith } from '../query/context.ts'
import { mustGet, nameOf } from '../query/lookup.ts'
import { rulesOfKind } from '../query/rules.ts'
import { CacheSlot } from '../state/cache-slot.ts'
import type { ObjectId, PlayerId } from '../state/ids.ts'
import { itemAt, itemsAt } from '../state/lists.ts'
import { whyCantActivate } from './can-activate.ts'
import { candidatesFor, isTooSickToTap, Payer } from './cost-parts.ts'
import { manaTriggers } from './known-mana-triggers.ts'
import {
  type ExtraMana,
  isSourceRestricted,
  optionsOf,
  paymentOption,
  type SpendingFor,
  typesAmong,
} from './mana-options.ts'
import { type ManaPermanent, manaPermanentOf } from './mana-permanents.ts'
import { parseTypes, productionOptions } from './mana-production.ts'
import { isProductionReplaced } from './produced-mana.ts'
import { withinEnergy } from './shared-payments.ts'

/** One way to use a source, as the automatic payment sees it. */
export interface ManaUse {
  readonly object: ObjectId
  readonly instance: AbilityInstance
  /** The chosen mana, if the ability offers a choice. */
  readonly mana: string | null
  /** What is sacrificed or otherwise used up. */
  readonly victim: ObjectId | null
}

export interface ManaSources {
  readonly sources: readonly PaymentSource[]
  /** `uses[source index][option index]` */
  readonly uses: readonly (readonly ManaUse[])[]
  /** Mana abilities the player could activate by hand now. */
  readonly abilities: readonly ManaChoice[]
}

const NO_MANA: readonly ExtraMana[] = []

/** What triggered mana abilities add when this permanent is tapped for mana (Wild Growth; CR 605.1b). */
function extraMana(game: Game, id: ObjectId, player: PlayerId): readonly ExtraMana[] {
  const triggers = manaTriggers(game)
  if (triggers.length === 0) return NO_MANA
  const event = makeEvent('tappedForMana', { object: id, player })
  const types: ExtraMana[] = []
  for (const { ability, ctx } of triggers) {
    const roles = matchEvent(game, ctx, ability.on, event)
    if (!roles || (ability.condition && !condition(game, contextWith(ctx, { event: roles }), ability.condition)))
      continue
    addFixedMana(game, contextWith(ctx, { event: roles }), ability.effects, types)
  }
  return types
}

function addFixedMana(game: Game, ctx: Context, effects: readonly Effect[], types: ExtraMana[]): void {
  for (const effect of effects)
    if (effect.kind === 'addMana' && effect.mana.kind === 'produced') types.push('produced')
    else if (effect.kind === 'addMana' && effect.mana.kind === 'fixed')
      for (const mana of productionOptions(game, ctx, effect.mana)) types.push(...parseTypes(mana))
}

interface Building {
  sources: PaymentSource[]
  uses: ManaUse[][]
  readonly abilities: ManaChoice[]
  /** The source of each permanent that is tapped for mana: it can be tapped only once, by whichever ability. */
  byTapped: Map<ObjectId, number>
  /** Some source makes mana with a rider. */
  riders: boolean
  /** Some source costs energy. */
  energy: boolean
}

interface CachedSources {
  readonly epoch: number
  readonly status: number
  readonly activations: number
  readonly player: PlayerId
  readonly all: ManaSources
}
const cachedSources = new CacheSlot<CachedSources | null>(() => null)

/**
 * Everything the player could make mana with now, for the solver. `except`: objects the cost itself needs. The list is
 * cached until something changes, unless mana with a rider, or the spell itself, makes it depend on what is paid for.
 */
export function manaSources(
  game: Game,
  player: PlayerId,
  use: SpendingFor,
  except: readonly ObjectId[] = [],
): ManaSources {
  const isRestricted = isSourceRestricted(game, use)
  const known = cachedSources.of(game)
  if (
    !isRestricted &&
    known?.epoch === game.epoch &&
    known.status === game.statusEpoch &&
    known.activations === game.state.activations.size &&
    known.player === player
  )
    return without(known.all, except)
  const built: Building = { sources: [], uses: [], abilities: [], byTapped: new Map(), riders: false, energy: false }
  for (const id of game.state.battlefield) {
    const c = characteristics(game, id)
    if (c.controller !== player) continue
    const permanent = manaPermanentOf(game, id, c)
    if (permanent.abilities.length > 0) addPermanent(game, player, use, permanent, built)
  }
  const all = built.energy ? withinEnergy(game, player, built) : built
  if (!built.riders && !isRestricted)
    cachedSources.set(game, {
      epoch: game.epoch,
      status: game.statusEpoch,
      activations: game.state.activations.size,
      player,
      all,
    })
  return without(all, except)
}

function without(all: ManaSources, except: readonly ObjectId[]): ManaSources {
  if (except.length === 0) return all
  const kept = all.uses.flatMap((uses, index) => (uses.some((use) => except.includes(use.object)) ? [] : [index]))
  return {
    sources: itemsAt(all.sources, kept).map((source, key) => ({ ...source, key })),
    uses: itemsAt(all.uses, kept),
    abilities: all.abilities.filter(({ object }) => !except.includes(object)),
  }
}

/** Do effects forbid activating abilities, or change what they cost? */
const areActivationsModified = (game: Game): boolean =>
  rulesOfKind(game, 'cantActivate').length > 0 ||
  rulesOfKind(game, 'abilityCostChange').length > 0 ||
  isProductionReplaced(game)

function addPermanent(game: Game, player: PlayerId, use: SpendingFor, permanent: ManaPermanent, built: Building): void {
  const { id, c, abilities, onlyTaps } = permanent
  if (onlyTaps && mustGet(game, id).tapped) return
  const extra = extraMana(game, id, player)
  if (onlyTaps && extra.length === 0 && !areActivationsModified(game) && !isSourceRestricted(game, use)) {
    if (isTooSickToTap(game, id)) return
    const source = permanent.tapSource(game, player, use)
    for (const choice of source.abilities) built.abilities.push(choice)
    addSource(built, id, source.options, source.uses)
    return
  }
  const tapOptions: PaymentOption[] = []
  const tapUses: ManaUse[] = []
  for (const instance of abilities) {
    const ability = instance.ability as ActivatedAbility
    // "Activate only as an instant": not while something is being paid for.
    if (ability.timing === 'instant' || whyCantActivate(game, player, id, instance) !== null) continue
    built.abilities.push({ object: id, ability: instance.key, label: nameOf(game, id) })
    const taps = ability.cost.some((part) => part.kind === 'tap')
    if (ability.effects.some((effect) => effect.kind === 'addMana' && effect.rider)) built.riders = true
    if (ability.cost.some((part) => part.kind === 'payEnergy')) built.energy = true
    const ctx = abilityContext(id, player, instance.key)
    const options = optionsOf(game, ctx, c, instance, use, taps ? extra : NO_MANA)
    const victims = taps ? null : victimsOf(game, player, ctx, ability)
    if (taps) {
      for (const { option, mana } of options) {
        tapOptions.push(option)
        tapUses.push({ object: id, instance, mana, victim: null })
      }
    } else
      for (const victim of victims?.objects ?? [null])
        addSource(
          built,
          victims?.kind === 'tapOther' ? victim : null,
          options.map((o) => o.option),
          options.map((o) => ({ object: id, instance, mana: o.mana, victim })),
        )
  }
  if (tapOptions.length === 0) return
  const flexibility = typesAmong(tapOptions)
  addSource(
    built,
    id,
    tapOptions.map(({ mana, costClass: pain, cost }) => paymentOption(mana, pain, flexibility, cost ?? [])),
    tapUses,
  )
}

/** A permanent that several abilities could tap or use up is one source, because it can be used only once. */
function addSource(
  built: Building,
  tapped: ObjectId | null,
  options: readonly PaymentOption[],
  uses: readonly ManaUse[],
): void {
  const known = knownSource(built, tapped, uses[0]?.victim ?? null)
  if (known < 0) {
    if (tapped !== null) built.byTapped.set(tapped, built.sources.length)
    built.sources.push({ key: built.sources.length, options })
    built.uses.push([...uses])
    return
  }
  const source = itemAt(built.sources, known)
  built.sources[known] = { ...source, options: [...source.options, ...options] }
  itemAt(built.uses, known).push(...uses)
}

function knownSource(built: Building, tapped: ObjectId | null, victim: ObjectId | null): number {
  if (tapped !== null) return built.byTapped.get(tapped) ?? -1
  return victim === null ? -1 : built.uses.findIndex((other) => other[0]?.victim === victim)
}

interface Victims {
  readonly kind: 'sacrifice' | 'tapOther'
  readonly objects: readonly ObjectId[]
}

/** A permanent taps others before itself. */
function victimsFor(kind: Victims['kind'], source: ObjectId, ids: readonly ObjectId[]): Victims {
  if (kind === 'sacrifice' || !ids.includes(source)) return { kind, objects: ids }
  return { kind, objects: [...ids.filter((id) => id !== source), source] }
}

/** An ability that uses up or taps another permanent is one source for each such permanent. */
function victimsOf(game: Game, player: PlayerId, ctx: Context, ability: ActivatedAbility): Victims | null {
  for (const part of ability.cost) {
    if ((part.kind === 'sacrifice' && part.what !== 'self') || (part.kind === 'tapOther' && part.count === 1))
      return victimsFor(part.kind, ctx.source, candidatesFor(game, new Payer(player, ctx, 'manaAbility'), part))
  }
  return null
}
