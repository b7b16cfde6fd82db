import type { Color, Filter } from '@spellwright/dsl'
import { hasSubtype } from '../continuous/characteristics.ts'
import type { Game } from '../game/game.ts'
import type { ObjectId } from '../state/ids.ts'
import type { Context } from './context.ts'
import { objectsMatching } from './filter.ts'
import { currentOrLastKnown } from './lookup.ts'

/** The name to which the color of the mana that is added is bound. */
export const MANA_COLOR = 'mana.color'

const YOURS: Filter = { controller: 'you' }
const YOUR_CREATURES: Filter = { type: 'creature', controller: 'you' }
const SYMBOL = /\{([^}]*)\}/g

/** CR 700.5: the mana symbols of these colors among the mana costs of permanents you control; a symbol of several counts once. */
export function devotion(
  game: Game,
  ctx: Context,
  { colors: named }: { readonly colors: readonly Color[] | 'thatColor' },
): number {
  const colors = named === 'thatColor' ? [String(ctx.bindings[MANA_COLOR] ?? '')] : named
  let count = 0
  for (const id of objectsMatching(game, ctx, YOURS)) {
    for (const [, symbol] of (currentOrLastKnown(game, id)?.manaCost ?? '').matchAll(SYMBOL))
      if (colors.some((color) => symbol!.split('/').includes(color))) count += 1
  }
  return count
}

const CLASSES = ['Cleric', 'Rogue', 'Warrior', 'Wizard'] as const

/** CR 700.8: at most one each of Cleric, Rogue, Warrior and Wizard; a creature is counted once. */
export function party(game: Game, ctx: Context): number {
  const roles = objectsMatching(game, ctx, YOUR_CREATURES).map((id) => rolesOf(game, id))
  const member: number[] = CLASSES.map(() => -1)
  const seat = (creature: number, tried: Set<number>): boolean =>
    roles[creature]!.some((role) => {
      if (tried.has(role)) return false
      tried.add(role)
      const before = member[role]!
      if (before >= 0 && !seat(before, tried)) return false
      member[role] = creature
      return true
    })
  return roles.filter((_roles, creature) => seat(creature, new Set())).length
}

function rolesOf(game: Game, id: ObjectId): number[] {
  const now = currentOrLastKnown(game, id)
  return now === undefined ? [] : CLASSES.flatMap((type, index) => (hasSubtype(now, type) ? [index] : []))
}
