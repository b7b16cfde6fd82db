import type { PlayerRef, Replacement, StaticAbility, Who } from '@spellwright/dsl'
import { asIfEntered } from '../atoms/entering/as-if-entered.ts'
import { partsOf } from '../continuous/ability-parts.ts'
import type { AbilityInstance } from '../continuous/characteristics.ts'
import { isFirstDrawOfDrawStep } from '../events/draw-step.ts'
import { isWho } from '../events/pattern.ts'
import type { Game } from '../game/game.ts'
import { condition } from '../query/condition.ts'
import { type Context, contextOf } from '../query/context.ts'
import { matches } from '../query/filter.ts'
import { functionsIn } from '../query/functioning.ts'
import { type Working, workingObjects } from '../query/in-force.ts'
import { controllerOf } from '../query/lookup.ts'
import { entitiesOf, playersOf } from '../query/refs.ts'
import { type EntityId, entityPlayer, isPlayerEntity, NO_OBJECT, type ObjectId, type PlayerId } from '../state/ids.ts'
import { objectWith } from '../state/records.ts'
import { fromCounters } from './counter-effects.ts'
import type { Cause, Proposal, ReplacementEntry } from './proposal.ts'
import { isUnpreventable } from './unpreventable.ts'

export const replacementsOf = (abilities: readonly AbilityInstance[]): readonly AbilityInstance[] =>
  partsOf(abilities).replacements

export function entryOf(source: ObjectId, controller: PlayerId, instance: AbilityInstance): ReplacementEntry {
  const ability = instance.ability as StaticAbility
  return {
    key: `${source}:${instance.key}`,
    source,
    controller,
    replacement: ability.replacement!,
    ability,
    bindings: {},
    floating: 0,
    abilityKey: instance.key,
  }
}

export interface ReplacementIndex {
  readonly of: readonly Working[]
  readonly epoch: number
  /** How many of them are those of counters. */
  readonly ofCounters: number
  readonly byKind: ReadonlyMap<Replacement['kind'], readonly ReplacementEntry[]>
}
const NO_ENTRIES: readonly ReplacementEntry[] = []

function add(byKind: Map<Replacement['kind'], ReplacementEntry[]>, entry: ReplacementEntry): void {
  const list = byKind.get(entry.replacement.kind)
  if (list) list.push(entry)
  else byKind.set(entry.replacement.kind, [entry])
}

/** Replacement effects of static abilities and of counters, by kind. */
function inForce(game: Game): ReplacementIndex['byKind'] {
  const before = game.replacementIndex
  if (before !== null && before.epoch === game.epoch) return before.byKind
  const of = workingObjects(game)
  const counters = fromCounters(game)
  const isStill = before !== null && before.of === of && before.ofCounters + counters.length === 0
  const byKind = isStill ? before.byKind : indexed(of, counters)
  game.replacementIndex = { of, epoch: game.epoch, ofCounters: counters.length, byKind }
  return byKind
}

function indexed(of: readonly Working[], counters: readonly ReplacementEntry[]): ReplacementIndex['byKind'] {
  const byKind = new Map<Replacement['kind'], ReplacementEntry[]>()
  for (const { id, zone, controller, parts } of of) {
    for (const instance of parts.replacements) {
      if (!functionsIn(instance.ability as StaticAbility, zone)) continue
      add(byKind, entryOf(id, controller, instance))
    }
  }
  for (const entry of counters) add(byKind, entry)
  return byKind
}

/** Every replacement effect of this kind that exists now. */
export function replacementsOfKind(game: Game, kind: Replacement['kind']): readonly ReplacementEntry[] {
  const found = inForce(game).get(kind) ?? NO_ENTRIES
  if (game.state.replacements.length === 0) return found
  const shields = game.state.replacements.filter((s) => s.armedBy === null && s.replacement.kind === kind)
  if (shields.length === 0) return found
  return [
    ...found,
    ...shields.map(
      (shield): ReplacementEntry => ({
        key: `f${shield.id}`,
        source: shield.source,
        controller: shield.controller,
        replacement: shield.replacement,
        ability: null,
        bindings: shield.bindings,
        floating: shield.id,
        abilityKey: '',
      }),
    ),
  ]
}

export const contextOfEntry = (entry: ReplacementEntry): Context =>
  contextOf(entry.source, entry.controller, { bindings: entry.bindings, abilityKey: entry.abilityKey })

const isEntity = (game: Game, ctx: Context, who: Who, entity: EntityId): boolean =>
  isPlayerEntity(entity)
    ? typeof who === 'object' && 'the' in who && entitiesOf(game, ctx, who as { the: string }).includes(entity)
    : isWho(game, ctx, who, entity as ObjectId)

const isPlayer = (game: Game, ctx: Context, ref: Parameters<typeof playersOf>[2], player: PlayerId): boolean =>
  playersOf(game, ctx, ref).includes(player)

/** Does this replacement effect apply to that event? */
export function applies(game: Game, entry: ReplacementEntry, proposal: Proposal): boolean {
  const ctx = contextOfEntry(entry)
  if (!fits(game, ctx, entry.replacement, proposal)) return false
  return !entry.ability?.condition || condition(game, ctx, entry.ability.condition)
}

function fits(game: Game, ctx: Context, r: Replacement, p: Proposal): boolean {
  switch (r.kind) {
    case 'zoneChange': {
      if (p.kind !== 'zoneChange' || !(typeof r.to === 'string' ? r.to === p.to : r.to.includes(p.to))) return false
      if (r.from !== undefined && !(typeof r.from === 'string' ? r.from === p.from : r.from.includes(p.from)))
        return false
      if (r.cause !== undefined && r.cause !== 'any' && r.cause !== p.cause.kind) return false
      if (r.causedBy !== undefined && !isCausedBy(game, ctx, r.causedBy, p.cause)) return false
      const armed = ctx.bindings['armed']
      if (typeof armed === 'object' && !armed.includes(p.object)) return false
      return p.to === 'battlefield'
        ? wouldMatchOnBattlefield(game, ctx, r.object, p)
        : isWho(game, ctx, r.object, p.object)
    }
    case 'draw':
      if (p.kind !== 'draw' || !isPlayer(game, ctx, r.player, p.player)) return false
      return r.which !== 'exceptFirstInDrawStep' || !isFirstDrawOfDrawStep(game, p.player)
    case 'damage':
      return p.kind === 'damage' && fitsDamage(game, ctx, r, p)
    case 'lifeLossFromDamage':
      return (
        p.kind === 'lifeLossFromDamage' &&
        isPlayer(game, ctx, r.player, p.player) &&
        game.state.players[p.player].life + p.gained - p.amount < r.floor
      )
    case 'drawCards':
      if (p.kind !== 'drawCards' || (r.instead !== undefined && p.amount < r.atLeast)) return false
      return isPlayer(game, ctx, r.player, p.player)
    case 'gainLife':
    case 'loseLife':
      return p.kind === r.kind && isPlayer(game, ctx, r.player, p.player)
    case 'putCounters':
      if (p.kind !== 'putCounters' || (r.counter !== 'any' && r.counter !== p.counter)) return false
      if (r.by !== undefined && !isPlayer(game, ctx, r.by, p.by)) return false
      if (p.recipient === null) return isWho(game, ctx, r.object, p.object)
      return r.players === 'too' || (r.players === 'you' && p.recipient === ctx.controller)
    case 'createTokens':
      return p.kind === 'createTokens' && isPlayer(game, ctx, r.player, p.player)
    case 'destroy':
      if (p.kind !== 'destroy' || (r.instead === 'regenerate' && !p.regeneration)) return false
      if (r.cause === 'effect' && !p.byEffect) return false
      return isWho(game, ctx, r.object, p.object)
    case 'skip':
      return p.kind === 'skip' && p.what === r.what && isPlayer(game, ctx, r.player, p.player)
    case 'enters':
    case 'transforms':
    case 'addMana':
      return false
  }
}

/** Does a spell or ability of that player do it? Nobody controls what a player does as a cost or by the rules. */
const isCausedBy = (game: Game, ctx: Context, player: PlayerRef, { source, controller }: Cause): boolean =>
  source !== NO_OBJECT && controller !== -1 && isPlayer(game, ctx, player, controller)

/** CR 614.12: an object that would enter is checked as it would exist on the battlefield. */
function wouldMatchOnBattlefield(
  game: Game,
  ctx: Context,
  who: Who,
  { object: id, face }: Extract<Proposal, { kind: 'zoneChange' }>,
): boolean {
  const object = game.state.objects[id]
  if (!object) return false
  const kind = object.kind === 'copy' ? 'token' : object.kind
  const entered = objectWith(object, { zone: 'battlefield', stack: null, kind, face: face ?? object.face })
  return asIfEntered(game, entered, () => isWho(game, ctx, who, id))
}

function fitsDamage(
  game: Game,
  ctx: Context,
  r: Extract<Replacement, { kind: 'damage' }>,
  p: Extract<Proposal, { kind: 'damage' }>,
): boolean {
  if (r.change.kind === 'prevent' && isUnpreventable(game, p)) return false
  if (r.combat !== undefined && p.combat !== (r.combat === 'combat')) return false
  if (r.source !== undefined && !isWho(game, ctx, r.source, p.source)) return false
  const { to } = r
  if (to === undefined || to === 'any') return true
  if ('object' in to) return isEntity(game, ctx, to.object, p.target)
  if ('side' in to) {
    const whose = isPlayerEntity(p.target) ? entityPlayer(p.target) : controllerOf(game, p.target as ObjectId)
    if (!isPlayer(game, ctx, to.side, whose)) return false
    return (
      isPlayerEntity(p.target) || to.permanents === undefined || matches(game, ctx, to.permanents, p.target as ObjectId)
    )
  }
  if (!isPlayerEntity(p.target)) return false
  return to.player === 'any' || isPlayer(game, ctx, to.player, entityPlayer(p.target))
}
