import type { Affects, Filter, RuleEffect, StaticAbility } from '@spellwright/dsl'
import type { Game } from '../game/game.ts'
import { type ObjectId, type PlayerId, playerEntity } from '../state/ids.ts'
import { condition } from './condition.ts'
import { type Context, contextOf } from './context.ts'
import { matches } from './filter.ts'
import { functionsIn } from './functioning.ts'
import { type Working, workingObjects } from './in-force.ts'
import { entitiesOf, playersOf } from './refs.ts'

export type RuleKind = RuleEffect['kind']
export type RuleOf<K extends RuleKind> = Extract<RuleEffect, { kind: K }>

export interface RuleEntry<K extends RuleKind = RuleKind> {
  readonly rule: RuleOf<K>
  readonly ctx: Context
  readonly ability: StaticAbility | null
}

/** The rules of static abilities, by kind. The index holds for as long as `of` is the list of working objects. */
export interface RuleIndex {
  readonly of: readonly Working[]
  readonly byKind: ReadonlyMap<RuleKind, readonly RuleEntry[]>
}

function staticRules(game: Game): RuleIndex['byKind'] {
  const of = workingObjects(game)
  if (game.ruleIndex !== null && game.ruleIndex.of === of) return game.ruleIndex.byKind
  const byKind = new Map<RuleKind, RuleEntry[]>()
  for (const { id, zone, controller, parts, x } of of) {
    for (const { ability, key } of parts.rules) {
      if (ability.kind !== 'static' || !functionsIn(ability, zone)) continue
      const rule = ability.rule!
      const entry: RuleEntry = {
        rule,
        ctx: contextOf(id, controller, { abilityKey: key, x }),
        ability,
      }
      const list = byKind.get(rule.kind)
      if (list) list.push(entry)
      else byKind.set(rule.kind, [entry])
    }
  }
  game.ruleIndex = { of, byKind }
  return byKind
}

const NO_RULES: readonly never[] = []

/** Rule effects of that kind in force now, from static abilities and from resolved effects. */
export function rulesOfKind<K extends RuleKind>(game: Game, kind: K): readonly RuleEntry<K>[] {
  const entries = staticRules(game).get(kind)
  if (entries === undefined && game.state.rules.length === 0) return NO_RULES
  const holding = entries === undefined ? NO_RULES : thoseThatHold(game, entries)
  const all = game.state.rules.length === 0 ? holding : [...holding, ...floatingRules(game, kind)]
  return all as unknown as readonly RuleEntry<K>[]
}

const hasCondition = ({ ability }: RuleEntry): boolean => ability?.condition !== undefined

function thoseThatHold(game: Game, entries: readonly RuleEntry[]): readonly RuleEntry[] {
  if (!entries.some(hasCondition)) return entries
  return entries.filter((e) => !e.ability?.condition || condition(game, e.ctx, e.ability.condition))
}

const floatingRules = (game: Game, kind: RuleKind): RuleEntry[] =>
  game.state.rules
    .filter((effect) => effect.rule.kind === kind && effect.armedBy === undefined)
    .map((effect) => ({ effect, ctx: contextOf(effect.source, effect.controller, { bindings: effect.bindings }) }))
    .filter(({ effect, ctx }) => effect.while === undefined || condition(game, ctx, effect.while))
    .map(({ effect, ctx }) => ({ rule: effect.rule, ctx, ability: null }))

/** Does a rule's "what" include that object? */
export function isAffected(game: Game, ctx: Context, what: Affects, id: ObjectId): boolean {
  if (what === 'self') return ctx.source === id
  if (typeof what === 'string') return entitiesOf(game, ctx, what).includes(id)
  if (('the' in what && Object.keys(what).length === 1) || 'linked' in what)
    return entitiesOf(game, ctx, what as { the: string }).includes(id)
  return matches(game, ctx, what as Filter, id, null)
}

/** The same for a rule about abilities of objects, where a filter without a zone means abilities of permanents only. */
export function isAbilityOf(game: Game, ctx: Context, object: Affects, source: ObjectId): boolean {
  const isElsewhere = game.state.objects[source]?.zone !== 'battlefield'
  if (isElsewhere && typeof object === 'object' && isFilter(object) && object.zone === undefined) return false
  return isAffected(game, ctx, object, source)
}

const isFilter = (what: Exclude<Affects, string>): what is Filter => !('the' in what) && !('linked' in what)

type RuleAboutObjects = Extract<RuleEffect, { what: Affects } | { source?: Affects } | { object: Affects }>

const affectsOf = (rule: RuleAboutObjects): Affects | undefined =>
  'what' in rule ? (rule.what as Affects) : 'object' in rule ? rule.object : 'source' in rule ? rule.source : undefined

/** Is some rule of that kind about this object? A rule that names no object is about every object. */
export function ruleApplies(game: Game, kind: RuleAboutObjects['kind'], id: ObjectId): boolean {
  for (const entry of rulesOfKind(game, kind)) {
    const what = affectsOf(entry.rule as RuleAboutObjects)
    if (what === undefined || isAffected(game, entry.ctx, what, id)) return true
  }
  return false
}

type RuleAboutPlayers = Extract<RuleEffect, { player: unknown }>

/** Rules of that kind that name the player. */
export function playerRules<K extends RuleAboutPlayers['kind']>(
  game: Game,
  kind: K,
  player: PlayerId,
): readonly RuleEntry<K>[] {
  const entries = rulesOfKind(game, kind)
  return entries.length === 0 ? NO_RULES : ofPlayer(game, entries, player)
}

function ofPlayer<K extends RuleKind>(
  game: Game,
  entries: readonly RuleEntry<K>[],
  player: PlayerId,
): readonly RuleEntry<K>[] {
  return entries.filter((entry) => {
    // A rule from a resolved effect keeps the player that was chosen when it resolved.
    const fixed = entry.ctx.bindings['rule.player']
    if (typeof fixed === 'object') return fixed.includes(playerEntity(player))
    return playersOf(game, entry.ctx, (entry.rule as RuleAboutPlayers).player).includes(player)
  })
}
