import { type Filter, the, type Zone } from '@spellwright/dsl'
import { hasSubtype } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import type { Game } from '../game/game.ts'
import { matches } from '../query/filter.ts'
import { mustGet } from '../query/lookup.ts'
import { playerRules, type RuleEntry } from '../query/rules.ts'
import { NO_OBJECT, type ObjectId, type PlayerId } from '../state/ids.ts'
import { newLastingEffect, touch } from '../state/update.ts'

export type Permission = RuleEntry<'mayPlayFrom'>

/** How a card is played: by a keyword's cost, as a land, free, or in any way at all. */
type Using = string | 'anyhow' | 'land' | 'free' | null

const keyOf = ({ ctx }: Permission): string => `played:${ctx.source}:${ctx.abilityKey}`

const timesUsed = (game: Game, permission: Permission): number => game.state.activations.get(keyOf(permission)) ?? 0

/** CR 715.3a: is it being cast as an Adventure? */
const isAdventure = (game: Game, id: ObjectId): boolean => hasSubtype(characteristics(game, id), 'Adventure')

/**
 * The effects like "You may play lands from your graveyard" that apply. `using`: some allow only one keyword's cost, no
 * lands, or casting without paying the mana cost.
 */
function permissionsFor(game: Game, player: PlayerId, id: ObjectId, zone: Zone, using: Using): Permission[] {
  const library = game.state.library[player]
  return playerRules(game, 'mayPlayFrom', player).filter((permission) => {
    const { rule, ctx } = permission
    if (rule.zone !== zone) return false
    if (rule.verb === 'cast' && using === 'land') return false
    if (using === 'free' && rule.free === undefined) return false
    if (rule.free !== undefined && using !== 'free' && using !== 'land' && using !== 'anyhow') return false
    if (rule.using === 'adventure' && using !== 'anyhow' && !isAdventure(game, id)) return false
    if (rule.using !== undefined && rule.using !== 'adventure' && using !== 'anyhow' && rule.using !== using)
      return false
    if (rule.perTurn !== undefined && timesUsed(game, permission) >= rule.perTurn) return false
    if (rule.what === 'self') return ctx.source === id
    if (zone === 'library' && library[library.length - 1] !== id) return false
    if (zone !== 'exile' && mustGet(game, id).owner !== player) return false
    return matches(game, ctx, { ...rule.what, zone } as Filter, id, zone) || matches(game, ctx, rule.what, id, null)
  })
}

/** Does such an effect apply? */
export const isPermitted = (game: Game, player: PlayerId, id: ObjectId, zone: Zone, using: Using = null): boolean =>
  permissionsFor(game, player, id, zone, using).length > 0

/** Does an effect let the player cast it by that keyword from a zone where the keyword itself would not (CR 702.185a)? */
export const isPermittedByKeyword = (game: Game, player: PlayerId, id: ObjectId, zone: Zone, word: string): boolean =>
  permissionsFor(game, player, id, zone, word).some(({ rule }) => rule.using === word)

/**
 * The permission by which the card is played now, or undefined if it is neither used up nor costs anything: one that may
 * be used again is used first, and one that costs something last.
 */
export function usedPermission(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  zone: Zone,
  using: Using,
): Permission | undefined {
  const permissions = permissionsFor(game, player, id, zone, using)
  const hasCost = ({ rule }: Permission): boolean => rule.additional !== undefined
  const isLimited = ({ rule }: Permission): boolean => rule.perTurn !== undefined || rule.once !== undefined
  if (!permissions.every((one) => isLimited(one) || hasCost(one))) return undefined
  return permissions.find((one) => !hasCost(one)) ?? permissions[0]
}

/** What is cast by a permission that says so enters with a counter, if it resolves. */
export function enterWithCounter(game: Game, permission: Permission | undefined, spell: ObjectId): void {
  const counter = permission?.rule.counter
  if (permission === undefined || counter === undefined) return
  const { source, controller } = permission.ctx
  game.state.replacements.push({
    ...newLastingEffect(game, source, controller, 'endOfTurn'),
    replacement: { kind: 'enters', object: the('cast'), with: [{ kind: 'counters', counter, count: 1 }] },
    bindings: { cast: [spell] },
    uses: 'once',
    armedBy: null,
    left: null,
  })
}

/** What is played by a permission that says so has an ability from then on; a spell's goes on with the permanent (CR 400.7a). */
export function gainByPermission(game: Game, permission: Permission | undefined, id: ObjectId): void {
  const ability = permission?.rule.gains
  if (permission === undefined || ability === undefined || id === NO_OBJECT) return
  const { source, controller } = permission.ctx
  game.state.effects.push({
    ...newLastingEffect(game, source, controller, 'game'),
    objects: [id],
    apply: [{ kind: 'gainAbility', ability }],
    copy: null,
  })
  touch(game)
}

/** Effects that allow it only so often each turn count how often it was done. */
export function notePermission(game: Game, permission: Permission | undefined): void {
  if (permission === undefined) return
  game.state.activations.set(keyOf(permission), timesUsed(game, permission) + 1)
  const { rule, ctx } = permission
  if (rule.once === undefined) return
  game.state.rules = game.state.rules.filter(
    (one) => one.rule !== rule || one.source !== ctx.source || one.bindings !== ctx.bindings,
  )
  touch(game)
}
