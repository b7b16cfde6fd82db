import { COLORS, type Color, MANA_TYPES, type ManaProduction, type ManaType, walk } from '@spellwright/dsl'
import { COLOR_BIT } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import type { Game } from '../game/game.ts'
import { isManaAbility } from '../mana/abilities.ts'
import { ManaCost } from '../mana/cost.ts'
import { abilityContext, type Context, contextBinding } from '../query/context.ts'
import { MANA_COLOR } from '../query/devotion-and-party.ts'
import { objectsMatching } from '../query/filter.ts'
import { recordOf } from '../query/lookup.ts'
import { atLeastZero, quantity } from '../query/quantity.ts'
import type { ObjectId } from '../state/ids.ts'

type ProductionOf<K extends ManaProduction['kind']> = Extract<ManaProduction, { kind: K }>

const parsed = new Map<string, readonly ManaType[]>()

export function parseTypes(mana: string): readonly ManaType[] {
  let types = parsed.get(mana)
  if (types === undefined) {
    types = ManaCost.parse(mana).symbols.flatMap((s) => (s.kind === 'typed' ? [s.type] : []))
    parsed.set(mana, types)
  }
  return types
}

/** The name bound to the types of mana that a permanent has produced, as letters, for abilities that trigger on that. */
export const PRODUCED_TYPES = 'mana.produced'

/** The alternatives an "add mana" effect offers now, each as symbols like `{R}{R}`. */
export function productionOptions(game: Game, ctx: Context, mana: ManaProduction): string[] {
  switch (mana.kind) {
    case 'fixed': {
      const times = mana.times === undefined ? 1 : atLeastZero(quantity(game, ctx, mana.times))
      return [mana.mana.repeat(times)]
    }
    case 'choice':
      return [...mana.options]
    case 'anyOneColor': {
      const options = colorsOf(game, ctx, mana).map((color) => {
        const amount = quantity(game, contextBinding(ctx, MANA_COLOR, color), mana.amount)
        return `{${color}}`.repeat(atLeastZero(amount))
      })
      // There is no color to choose for no mana.
      return options.every((option) => option === '') ? [''] : options.filter((option) => option !== '')
    }
    case 'anyCombination': {
      const amount = atLeastZero(quantity(game, ctx, mana.amount))
      return combinations(mana.colors, amount)
    }
    case 'chosenColor': {
      const word = String(recordOf(game, ctx.source)?.chosen?.[mana.chosen] ?? '')
      const chosen = word === '' ? [] : [`{${word}}`.repeat(atLeastZero(quantity(game, ctx, mana.amount)))]
      return mana.or === undefined ? chosen : [mana.or, ...chosen]
    }
    case 'couldProduce':
      return couldProduce(game, ctx, mana).map((type) => `{${type}}`)
    case 'produced': {
      const types = ctx.bindings[PRODUCED_TYPES]
      return typeof types === 'string' ? [...new Set(types)].map((type) => `{${type}}`) : []
    }
  }
}

/** The colors to choose from: any, some, or those among objects that fit. */
function colorsOf(game: Game, ctx: Context, { colors, among }: ProductionOf<'anyOneColor'>): readonly Color[] {
  if (among === undefined) return colors ?? COLORS
  const bits = objectsMatching(game, ctx, among).reduce((all, id) => all | characteristics(game, id).colors, 0)
  return COLORS.filter((color) => (bits & COLOR_BIT[color]) !== 0)
}

/** Objects whose mana is being asked for: two lands that ask each other could produce nothing by that (CR 106.7). */
const asked: ObjectId[] = []

/** CR 106.7: the types of mana that abilities of these objects could add, whether or not they can be activated now. */
function couldProduce(game: Game, ctx: Context, { of, what }: ProductionOf<'couldProduce'>): readonly ManaType[] {
  if (asked.includes(ctx.source)) return []
  asked.push(ctx.source)
  try {
    const found = objectsMatching(game, ctx, of).flatMap((id) => typesFrom(game, id))
    return MANA_TYPES.filter((type) => found.includes(type) && (what === 'type' || type !== 'C'))
  } finally {
    asked.pop()
  }
}

/** CR 106.7: the types of mana its mana abilities could produce. */
export function typesFrom(game: Game, id: ObjectId): ManaType[] {
  const { abilities, controller } = characteristics(game, id)
  return abilities.flatMap(({ ability, key }) => {
    if (!isManaAbility(ability)) return []
    const types: ManaType[] = []
    walk('ability', ability, {
      effect: (effect) => {
        if (effect.kind === 'addMana')
          for (const option of productionOptions(game, abilityContext(id, controller, key), effect.mana))
            types.push(...parseTypes(option))
        return false
      },
    })
    return types
  })
}

function combinations(colors: readonly ManaType[], amount: number): string[] {
  if (amount === 0 || colors.length === 0) return ['']
  const [first, ...rest] = colors
  const result: string[] = []
  for (let n = amount; n >= 0; n--)
    if (rest.length > 0) result.push(...combinations(rest, amount - n).map((tail) => `{${first}}`.repeat(n) + tail))
    else if (n === amount) result.push(`{${first}}`.repeat(n))
  return result
}
